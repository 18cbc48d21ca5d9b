import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormPasswordField } from './form-password-field.tsx';

type CurrentPasswordFieldProps<Values extends FieldValues, Output> = Omit<
  ComponentProps<typeof FormPasswordField<Values, Output>>,
  'label' | 'autoComplete'
>;

/** Asks somebody who is signed in for their password. */
export function CurrentPasswordField<Values extends FieldValues, Output>(
  props: CurrentPasswordFieldProps<Values, Output>,
) {
  const { t } = useTranslation();
  return (
    <FormPasswordField {...props} label={t('accounts.currentPassword')} autoComplete="current-password" />
  );
}
