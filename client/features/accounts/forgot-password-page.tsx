import type { CodeRequestFields, PasswordResetFields } from '../../../rules/accounts.ts';
import { Role } from '../../../rules/permissions.ts';
import { EntryPage } from '../../components/entry/entry-page.tsx';
import { PasswordResetForm } from '../../components/entry/password-reset-form.tsx';
import { PATHS } from '../../components/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useRequestPasswordCodeMutation, useResetPasswordMutation } from './forgot-password.generated.ts';

/** A new password; then administrators go to their dashboard, others to their profile (spec §4). */
export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const [requestCode] = useRequestPasswordCodeMutation();
  const [resetPassword] = useResetPasswordMutation({ fetchPolicy: 'no-cache' });

  const reset = async (input: PasswordResetFields) => {
    const { data } = await resetPassword({ variables: { input } });
    return data?.resetPassword.role === Role.ADMIN ? PATHS.adminDashboard : PATHS.signUp;
  };
  return (
    <EntryPage title={t('accounts.forgotPassword')} lead={t('accounts.forgotPasswordLead')}>
      <PasswordResetForm
        requestCode={(input: CodeRequestFields) => requestCode({ variables: { input } })}
        reset={reset}
        registerAt={PATHS.signUp}
      />
    </EntryPage>
  );
}
