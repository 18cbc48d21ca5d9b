import type { ComponentProps } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormPasswordField } from './form-password-field.tsx';

type CurrentPasswordFieldProps = Omit<ComponentProps<typeof FormPasswordField>, 'label' | 'autoComplete'>;

/** Asks somebody who is signed in for their password. */
export function CurrentPasswordField(props: CurrentPasswordFieldProps) {
  const { t } = useTranslation();
  return (
    <FormPasswordField {...props} label={t('accounts.currentPassword')} autoComplete="current-password" />
  );
}
