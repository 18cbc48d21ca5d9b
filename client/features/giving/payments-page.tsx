import { Link } from 'react-router-dom';
import { LoadState } from '../../components/page/load-state.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDonationTypesQuery } from '../ledger/donation-types.generated.ts';
import { DonationColumns } from './donation-columns.tsx';
import { DonorsOnly } from './donors-only.tsx';

function Payments() {
  const { t } = useTranslation();
  const result = useDonationTypesQuery();
  return (
    <div className="page-width page-padding">
      <PageMeta title={t('pages.payments')} noindex />
      <PageHeading
        title={t('pages.payments')}
        lead={t('donations.chooseType')}
        action={
          <Link to={PATHS.myDonations} className="button button-outlined">
            {t('donations.mine')}
          </Link>
        }
      />
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={560} />}>
        {({ donationTypes }) => <DonationColumns types={donationTypes} />}
      </LoadState>
    </div>
  );
}

/** The types of donations and payments in three columns. */
export function PaymentsPage() {
  const { t } = useTranslation();
  return (
    <DonorsOnly title={t('pages.payments')} redirectTo={PATHS.login}>
      <Payments />
    </DonorsOnly>
  );
}
