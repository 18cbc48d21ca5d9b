import { VisuallyHidden } from '../page/visually-hidden.tsx';
import { ReadyButton, type ReadyButtonProps } from './ready-button.tsx';

interface BusyButtonProps extends ReadyButtonProps {
  busy: boolean;
  /** Its label while busy, which is also announced. */
  busyLabel: string;
}

/**
 * A button with a slow action. While busy it keeps the focus and ignores presses. It is disabled before
 * hydration, when the browser would submit the form itself.
 */
export function BusyButton({ busy, busyLabel, children, onClick, startIcon, ...props }: BusyButtonProps) {
  return (
    <>
      <ReadyButton
        variant="contained"
        {...props}
        aria-disabled={busy || undefined}
        onClick={busy ? (event) => event.preventDefault() : onClick}
        startIcon={busy ? <span className="spinner" aria-hidden /> : startIcon}
      >
        {busy ? busyLabel : children}
      </ReadyButton>
      <VisuallyHidden role="status">{busy ? busyLabel : ''}</VisuallyHidden>
    </>
  );
}
