import type { ComponentProps } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ReadyButton } from '../form/ready-button.tsx';
import { Print } from '../icons/print.ts';

/** Prints what is shown. */
export function PrintButton({ children, ...props }: Omit<ComponentProps<typeof ReadyButton>, 'onClick'>) {
  const { t } = useTranslation();
  return (
    <ReadyButton variant="contained" startIcon={<Print />} {...props} onClick={() => window.print()}>
      {children ?? t('common.print')}
    </ReadyButton>
  );
}
