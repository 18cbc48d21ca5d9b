import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { LIMITS } from '../../../../rules/limits.ts';
import { LoadState } from '../../../components/page/load-state.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { Section } from '../../../components/page/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useDonationLedgerQuery } from './donation-ledger.generated.ts';
import { LedgerTable } from './ledger-table.tsx';

/** The newest donations on the dashboard, with links to the ledger and to the types. */
export function DonationsDashboardSection() {
  const { t } = useTranslation();
  const result = useDonationLedgerQuery({
    variables: { page: 1, pageSize: LIMITS.dashboardOthers },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Section
      title={t('donations.section')}
      id="donations"
      action={
        <>
          <Button component={Link} to={PATHS.donationTypes} variant="outlined">
            {t('donations.types')}
          </Button>
          <Button component={Link} to={PATHS.donationLedger} variant="contained">
            {t('donations.ledger')}
          </Button>
        </>
      }
    >
      <LoadState
        result={result}
        placeholder={<Placeholder variant="rectangular" height={LIMITS.dashboardOthers * 64} />}
      >
        {({ donations: { items } }) =>
          items.length > 0 ? (
            <LedgerTable donations={items} />
          ) : (
            <Typography>{t('content.nothingYet')}</Typography>
          )
        }
      </LoadState>
    </Section>
  );
}
