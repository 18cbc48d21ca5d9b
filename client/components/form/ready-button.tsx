import Button, { type ButtonProps } from '@mui/material/Button';
import { useHydrated } from '../page/use-hydrated.ts';

/** A button that needs scripts: disabled until the page is hydrated. */
export function ReadyButton({ disabled, ...props }: ButtonProps) {
  const isReady = useHydrated();
  return <Button {...props} disabled={disabled || !isReady} />;
}
