import { useState } from 'react';
import { AuthenticationPage } from '../../components/authentication/authentication-page.tsx';
import { OtherPage } from '../../components/authentication/other-page.tsx';
import { COUNTRY_CODES } from '../../components/authentication/use-country-codes.ts';
import { LoadState } from '../../components/page/load-state.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OfferedProfileForsDocument, useOfferedProfileForsQuery } from './member-accounts.generated.ts';
import { RegistrationForm } from './registration-form.tsx';
import { RegistrationPending } from './registration-pending.tsx';

export const queries: PageQueries = () => [{ query: OfferedProfileForsDocument }, COUNTRY_CODES];

/** Registers an account, from which a profile is managed. */
export function MemberRegistrationPage() {
  const { t } = useTranslation();
  const result = useOfferedProfileForsQuery();
  const [isPending, setIsPending] = useState(false);
  return (
    <AuthenticationPage title={t('pages.matrimonialRegister')} lead={t('memberAccounts.registerLead')}>
      {isPending ? (
        <RegistrationPending />
      ) : (
        <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={900} />}>
          {({ selectLists }) => (
            <RegistrationForm profileFors={selectLists.profileFors} onPending={() => setIsPending(true)} />
          )}
        </LoadState>
      )}
      <OtherPage
        question={t('memberAccounts.isNew')}
        label={t('memberAccounts.howItWorks')}
        to={PATHS.matrimonialSection}
      />
    </AuthenticationPage>
  );
}
