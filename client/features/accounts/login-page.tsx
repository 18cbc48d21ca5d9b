import { AuthenticationPage } from '../../components/authentication/authentication-page.tsx';
import { LogInForm } from '../../components/authentication/log-in-form.tsx';
import { OtherPage } from '../../components/authentication/other-page.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { ReadyButton } from '../../components/form/ready-button.tsx';
import { useRulesForm } from '../../components/form/use-rules-form.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLogin } from './use-login.ts';

const loadRules = async () => (await import('../../../rules/accounts.ts')).signInRules;

/** Signs a main-site user or an administrator in. */
export function LoginPage() {
  const { t } = useTranslation();
  const { form, submit, isFetching } = useRulesForm(loadRules, { login: '', password: '' });
  const { logIn, logInByPasskey, isBusy, dialog } = useLogin(form);
  return (
    <AuthenticationPage
      title={t('accounts.login')}
      step={t('accounts.loginStep')}
      lead={t('accounts.loginLead')}
    >
      <LogInForm
        form={form}
        onSubmit={submit(logIn)}
        isBusy={isBusy || isFetching}
        forgotPasswordAt={PATHS.forgotPassword}
        other={{ question: t('accounts.noAccount'), label: t('accounts.signUp'), to: PATHS.signUp }}
      >
        <FormTextField name="login" label={t('accounts.emailOrMobile')} required autoComplete="username" />
      </LogInForm>
      <ReadyButton
        variant="outlined"
        disabled={isBusy}
        onClick={() => void logInByPasskey()}
        className="button-tall button-wide"
        style={{ marginTop: 24 }}
      >
        {t('passkeys.signIn')}
      </ReadyButton>
      <OtherPage
        question={t('accounts.isMember')}
        label={t('pages.matrimonialLogin')}
        to={PATHS.matrimonialLogin}
      />
      {dialog}
    </AuthenticationPage>
  );
}
