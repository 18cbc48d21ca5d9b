import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useHydrated } from './use-hydrated.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface BusyButtonProps extends ButtonProps {
  busy: boolean;
  /** What it says meanwhile, seen and announced. */
  busyLabel: string;
}

/**
 * A button whose work takes a while. It keeps the focus and cannot be pressed twice, nor before scripts run, when a
 * press would send a password as a form of its own.
 */
export function BusyButton(props: BusyButtonProps) {
  const { busy, busyLabel, children, onClick, startIcon, disabled, ...others } = props;
  const isReady = useHydrated();
  return (
    <>
      <Button
        variant="contained"
        {...others}
        disabled={disabled || !isReady}
        // A page that is alive when used has been told already.
        suppressHydrationWarning
        aria-disabled={busy || undefined}
        onClick={busy ? (event) => event.preventDefault() : onClick}
        startIcon={busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : startIcon}
      >
        {busy ? busyLabel : children}
      </Button>
      <VisuallyHidden role="status">{busy ? busyLabel : ''}</VisuallyHidden>
    </>
  );
}
