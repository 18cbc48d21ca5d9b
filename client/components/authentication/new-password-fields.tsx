import { useTranslation } from '../../i18n/use-translation.ts';
import { FormPasswordField } from '../form/form-password-field.tsx';

/** Fields for a new password and its confirmation: `password` and `confirmPassword` of the form. */
export function NewPasswordFields({ label }: { label: string }) {
  const { t } = useTranslation();
  const field = { required: true, autoComplete: 'new-password' };
  return (
    <>
      <FormPasswordField {...field} name="password" label={label} hint={t('accounts.passwordHint')} />
      <FormPasswordField {...field} name="confirmPassword" label={t('accounts.confirmPassword')} />
    </>
  );
}
