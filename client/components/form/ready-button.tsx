import type { ComponentProps, ReactNode } from 'react';
import { useHydrated } from '../page/use-hydrated.ts';

export interface ReadyButtonProps extends ComponentProps<'button'> {
  /** By default a word alone. */
  variant?: 'contained' | 'outlined' | 'text';
  startIcon?: ReactNode;
  /** A plain button has `style`; handed on in a spread, MUI's property would be lost without a word. */
  sx?: never;
}

const LOOKS = { contained: 'button-filled', outlined: 'button-outlined', text: '' } as const;

/** A button that needs scripts: disabled until the page is hydrated, when it does what it was pressed for (client/start.ts). */
export function ReadyButton({
  variant = 'text',
  startIcon,
  className = '',
  disabled,
  children,
  ...props
}: ReadyButtonProps) {
  const isReady = useHydrated();
  return (
    <button
      type="button"
      {...props}
      disabled={disabled || !isReady}
      data-waits={disabled || isReady ? undefined : true}
      className={`button ${LOOKS[variant]} ${className}`}
    >
      {startIcon}
      {children}
    </button>
  );
}
