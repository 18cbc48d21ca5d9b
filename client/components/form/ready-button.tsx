import Button, { type ButtonProps } from '@mui/material/Button';
import { useHydrated } from '../page/use-hydrated.ts';

/** A button that only works with scripts: it cannot be pressed before they run. */
export function ReadyButton({ disabled, ...props }: ButtonProps) {
  const isReady = useHydrated();
  return <Button {...props} disabled={disabled || !isReady} />;
}
