import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { CodeRequestFields, PasswordResetFields } from '../../../rules/accounts.ts';
import { place } from '../../../rules/place.ts';
import { AuthenticationPage } from '../../components/authentication/authentication-page.tsx';
import { PasswordResetForm } from '../../components/authentication/password-reset-form.tsx';
import { COUNTRY_CODES } from '../../components/authentication/use-country-codes.ts';
import { PATHS } from '../../components/page/paths.ts';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useRequestMemberCodeMutation, useResetMemberPasswordMutation } from './member-accounts.generated.ts';

export const queries: PageQueries = () => [COUNTRY_CODES];

/** A new password for a member, who is then signed in. */
export function MemberForgotPasswordPage() {
  const { t } = useTranslation();
  const [requestMemberCode] = useRequestMemberCodeMutation();
  const [resetMemberPassword] = useResetMemberPasswordMutation({ fetchPolicy: 'no-cache' });

  const requestCode = (number: CodeRequestFields) =>
    requestMemberCode({ variables: { input: { ...number, purpose: 'PASSWORD_RESET' } } });
  const reset = async (input: PasswordResetFields) => {
    await resetMemberPassword({ variables: { input } });
    return PATHS.matrimonials;
  };
  return (
    <AuthenticationPage
      title={t('pages.matrimonialForgotPassword')}
      lead={t('memberAccounts.forgotPasswordLead')}
    >
      <PasswordResetForm
        ofMembers
        requestCode={requestCode}
        reset={reset}
        registerAt={PATHS.matrimonialRegister}
        withoutCode={
          <>
            {t('memberAccounts.resetWithoutCode', { code: place.callingCode })}{' '}
            <Link component={RouterLink} to={PATHS.contact}>
              {t('layout.contact')}
            </Link>
          </>
        }
      />
    </AuthenticationPage>
  );
}
