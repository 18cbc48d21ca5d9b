import type { MemberSignInFields } from '../../../rules/matrimonial-accounts.ts';
import { place } from '../../../rules/place.ts';
import { AuthenticationPage } from '../../components/authentication/authentication-page.tsx';
import { LogInForm } from '../../components/authentication/log-in-form.tsx';
import { MobileFields } from '../../components/authentication/mobile-fields.tsx';
import { OtherPage } from '../../components/authentication/other-page.tsx';
import { COUNTRY_CODES } from '../../components/authentication/use-country-codes.ts';
import { useLogIn } from '../../components/authentication/use-log-in.ts';
import { useRulesForm } from '../../components/form/use-rules-form.ts';
import { PATHS } from '../../components/page/paths.ts';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSignInMemberMutation } from './member-accounts.generated.ts';

const loadRules = async () => (await import('../../../rules/matrimonial-accounts.ts')).memberSignInRules;

const empty = () => ({ countryCode: place.callingCode, mobile: '', password: '' });

export const queries: PageQueries = () => [COUNTRY_CODES];

/** Signs a member of the matrimonial section in. */
export function MemberLoginPage() {
  const { t } = useTranslation();
  const { form, submit, isFetching } = useRulesForm(loadRules, empty());
  // The cache is reset after signing in, so the answer need not be written to it.
  const [signIn] = useSignInMemberMutation({ fetchPolicy: 'no-cache' });

  const enter = async (input: MemberSignInFields) => {
    await signIn({ variables: { input } });
    return PATHS.matrimonials;
  };
  const { logIn, isBusy } = useLogIn(enter, form);
  return (
    <AuthenticationPage title={t('pages.matrimonialLogin')} lead={t('memberAccounts.loginLead')}>
      <LogInForm
        form={form}
        onSubmit={submit(logIn)}
        isBusy={isBusy || isFetching}
        forgotPasswordAt={PATHS.matrimonialForgotPassword}
        other={{
          question: t('accounts.noAccount'),
          label: t('accounts.registerNow'),
          to: PATHS.matrimonialRegister,
        }}
      >
        <MobileFields autoComplete="username" />
      </LogInForm>
      <OtherPage question={t('memberAccounts.isMainUser')} label={t('common.signIn')} to={PATHS.login} />
      <OtherPage
        question={t('memberAccounts.isNew')}
        label={t('memberAccounts.howItWorks')}
        to={PATHS.matrimonialSection}
      />
      <OtherPage
        question={t('memberAccounts.complaint')}
        label={t('memberAccounts.howToComplain')}
        to={PATHS.matrimonialComplaint}
      />
    </AuthenticationPage>
  );
}
