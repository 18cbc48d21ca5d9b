import { useId } from 'react';
import type { SheriQuestion } from '../../../rules/sheri.ts';
import { BesidePicture } from '../../components/page/beside-picture.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { LoadState } from '../../components/page/load-state.tsx';
import { useUsedParts } from '../../components/page/page-parts.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { loadTextFiles } from '../../i18n/load-texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmailProofNotice } from './email-proof-notice.tsx';
import { useMyAccountQuery } from './my-account.generated.ts';
import { ProfileForm } from './profile-form.tsx';

const DONATIONS_PLACEHOLDER = <Placeholder variant="rectangular" height={320} />;

/** Apart, with their texts, because the page is also that of everybody who signs up, who has none of it yet. */
const MyDonations = lazyPart(async () => {
  await loadTextFiles(['donations']);
  return (await import('../giving/my-donations.tsx')).MyDonations;
}, DONATIONS_PLACEHOLDER);
const SecuritySection = lazyPart(async () => {
  await loadTextFiles(['security']);
  return (await import('../second-factor/security-section.tsx')).SecuritySection;
});
const AccountData = lazyPart(async () => {
  await loadTextFiles(['retention']);
  return (await import('./account-data.tsx')).AccountData;
});

/** One's own account, with one's donations and payments. */
export function Profile({ question }: { question: SheriQuestion }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { viewer } = useViewer();
  const isUsed = useUsedParts();
  const isHydrated = useHydrated();
  const result = useMyAccountQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={900} />}>
        {({ myAccount }) => (
          <BesidePicture>
            <EmailProofNotice account={myAccount} />
            <ProfileForm key={viewer.userId} account={myAccount} question={question} />
          </BesidePicture>
        )}
      </LoadState>
      {isUsed('donations') && (
        <section aria-labelledby={titleId}>
          <h2 id={titleId} className="text-h2" style={{ marginBlock: '56px 24px' }}>
            {t('accounts.donations')}
          </h2>
          {isHydrated ? <MyDonations /> : DONATIONS_PLACEHOLDER}
        </section>
      )}
      {isHydrated && (
        <>
          <SecuritySection />
          <AccountData />
        </>
      )}
    </>
  );
}
