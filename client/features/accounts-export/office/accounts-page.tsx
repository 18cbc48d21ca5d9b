import Download from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SectionPage } from '../../../components/office/section-page.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { useUsedParts } from '../../../components/page/page-parts.ts';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useLocalized } from '../../../i18n/localized.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DaysFilter } from '../../ledger/office/days-filter.tsx';
import { type Days, daysQuery, useDays } from '../../ledger/office/use-days.ts';
import { type AccountsTotalsQuery, useAccountsTotalsQuery } from './accounts.generated.ts';
import { SumsTable } from './sums-table.tsx';

function DownloadButton({ days }: { days: Days }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="contained"
      href={`/exports/accounts.xlsx${daysQuery(days)}`}
      startIcon={<Download />}
      sx={{ my: 2 }}
    >
      {t('contact.download')}
    </Button>
  );
}

function Sums({ totals, days }: { totals: AccountsTotalsQuery['donationTotals']; days: Days }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const cameIn = <Row extends { paidPence: number; refundedPence: number }>(rows: readonly Row[]) =>
    rows.filter(({ paidPence, refundedPence }) => paidPence + refundedPence > 0);
  const funds = cameIn(totals.byType);
  const paymentMethods = cameIn(totals.byPaymentMethod);
  return (
    <>
      {funds.length === 0 && <Typography>{t('accounts.nothing')}</Typography>}
      <DownloadButton days={days} />
      {funds.length > 0 && (
        <>
          <SumsTable
            title={t('accounts.byFund')}
            head={t('accounts.fund')}
            rows={funds.map(({ subTypeId, name, textLanguages, ...sums }) => {
              const { text: label, lang } = localized(name, textLanguages.name);
              return { key: String(subTypeId), label, lang, ...sums };
            })}
          />
          <SumsTable
            title={t('accounts.byPaymentMethod')}
            head={t('paymentMethods.label')}
            rows={paymentMethods.map(({ paymentMethod, ...sums }) => ({
              key: paymentMethod ?? '',
              label: t(paymentMethod ? `paymentMethods.${paymentMethod}` : 'paymentMethods.none'),
              ...sums,
            }))}
          />
        </>
      )}
    </>
  );
}

/** What the accountant gets: the sums of some days' donations, and the file that agrees with them. */
export function AccountsPage() {
  const { t } = useTranslation();
  const { areWhole, ...about } = useDays();
  const { days } = about;
  const takesDonations = useUsedParts()('donations');
  const loaded = useAccountsTotalsQuery({
    variables: days,
    skip: !areWhole || !takesDonations,
    fetchPolicy: 'cache-and-network',
  });
  const title = t('accounts.title');
  return (
    <SectionPage title={title} lead={t('accounts.lead')}>
      <DaysFilter {...about} label={t('accounts.days')} />
      <Typography sx={{ mb: 1 }}>{t('accounts.byDayNote')}</Typography>
      {!areWhole && <Alert severity="warning">{t('accounts.wrongDays')}</Alert>}
      {areWhole && takesDonations && (
        <LoadState result={loaded} placeholder={<Placeholder variant="rectangular" height={320} />}>
          {({ donationTotals }) => <Sums totals={donationTotals} days={days} />}
        </LoadState>
      )}
      {areWhole && !takesDonations && <DownloadButton days={days} />}
    </SectionPage>
  );
}
