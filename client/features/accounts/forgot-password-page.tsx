import type { CodeRequestFields, PasswordResetFields } from '../../../rules/accounts.ts';
import { AuthenticationPage } from '../../components/authentication/authentication-page.tsx';
import { PasswordResetForm } from '../../components/authentication/password-reset-form.tsx';
import { COUNTRY_CODES } from '../../components/authentication/use-country-codes.ts';
import { PATHS } from '../../components/page/paths.ts';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSecondFactor } from '../second-factor/use-second-factor.tsx';
import { useRequestPasswordCodeMutation, useResetPasswordMutation } from './forgot-password.generated.ts';

export const queries: PageQueries = () => [COUNTRY_CODES];

/** Resets a forgotten password and leads to the profile; not for administrators. */
export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const [requestCode] = useRequestPasswordCodeMutation();
  const [resetPassword] = useResetPasswordMutation({ fetchPolicy: 'no-cache' });

  const { withProof, dialog } = useSecondFactor();

  const reset = async (input: PasswordResetFields) => {
    const answer = await withProof(({ code: secondFactorCode, passkey } = {}) =>
      resetPassword({ variables: { input: { ...input, secondFactorCode, passkey } } }),
    );
    return answer && PATHS.signUp;
  };
  return (
    <AuthenticationPage title={t('accounts.forgotPassword')} lead={t('accounts.forgotPasswordLead')}>
      <PasswordResetForm
        ofMembers={false}
        requestCode={(input: CodeRequestFields) => requestCode({ variables: { input } })}
        reset={reset}
        registerAt={PATHS.signUp}
      />
      {dialog}
    </AuthenticationPage>
  );
}
