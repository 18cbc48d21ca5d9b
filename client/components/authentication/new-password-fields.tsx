import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormPasswordField } from '../form/form-password-field.tsx';

interface NewPasswordFieldsProps<Values extends FieldValues, Output> {
  /** The control of a form with `password` and `confirmPassword`. */
  control: Control<Values, unknown, Output>;
  label: string;
}

/** Fields for a new password and its confirmation. */
export function NewPasswordFields<Values extends FieldValues, Output>({
  control,
  label,
}: NewPasswordFieldsProps<Values, Output>) {
  const { t } = useTranslation();
  const field = (name: string) => ({
    control,
    name: name as FieldPath<Values>,
    required: true,
    autoComplete: 'new-password',
  });
  return (
    <>
      <FormPasswordField {...field('password')} label={label} hint={t('accounts.passwordHint')} />
      <FormPasswordField {...field('confirmPassword')} label={t('accounts.confirmPassword')} />
    </>
  );
}
