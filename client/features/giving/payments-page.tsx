import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { LoadState } from '../../components/page/load-state.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { PAGE_PADDING } from '../../components/page/public-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDonationTypesQuery } from '../ledger/donation-types.generated.ts';
import { DonationColumns } from './donation-columns.tsx';
import { DonorsOnly } from './donors-only.tsx';

function Payments() {
  const { t } = useTranslation();
  const result = useDonationTypesQuery();
  return (
    <Container component="div" sx={PAGE_PADDING}>
      <PageMeta title={t('pages.payments')} noindex />
      <PageHeading
        title={t('pages.payments')}
        lead={t('donations.chooseType')}
        action={
          <Button component={Link} to={PATHS.myDonations} variant="outlined">
            {t('donations.mine')}
          </Button>
        }
      />
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={560} />}>
        {({ donationTypes }) => <DonationColumns types={donationTypes} />}
      </LoadState>
    </Container>
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
