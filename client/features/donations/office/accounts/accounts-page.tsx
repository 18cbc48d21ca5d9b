import Download from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { wallClock } from '../../../../../rules/zoned-time.ts';
import { DAY } from '../../../../components/list/filter-address.ts';
import { FilterInput } from '../../../../components/list/filter-fields.tsx';
import { FilterForm } from '../../../../components/list/filter-form.tsx';
import { useFilterAddress } from '../../../../components/list/use-filter-address.ts';
import { Breadcrumb } from '../../../../components/page/breadcrumb.tsx';
import { LoadState } from '../../../../components/page/load-state.tsx';
import { PageHeading } from '../../../../components/page/page-heading.tsx';
import { PageMeta } from '../../../../components/page/page-meta.tsx';
import { PATHS } from '../../../../components/page/paths.ts';
import { Placeholder } from '../../../../components/page/placeholder.tsx';
import { useLocalized } from '../../../../i18n/localized.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type AccountsTotalsQuery, useAccountsTotalsQuery } from './accounts.generated.ts';
import { SumsTable } from './sums-table.tsx';

const ACCOUNTS_DAYS = { from: DAY, to: DAY } as const;

const ofYear = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` });

const addressOf = (days: { from: string; to: string }) => `?${String(new URLSearchParams(days))}`;

function Sums({ totals, download }: { totals: AccountsTotalsQuery['donationTotals']; download: string }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const cameIn = <Row extends { paidPence: number; refundedPence: number }>(rows: readonly Row[]) =>
    rows.filter(({ paidPence, refundedPence }) => paidPence + refundedPence > 0);
  const funds = cameIn(totals.byType);
  const ways = cameIn(totals.byWay);
  return (
    <>
      {funds.length === 0 && <Typography>{t('accounts.nothing')}</Typography>}
      <Button variant="contained" href={download} startIcon={<Download />} sx={{ my: 2 }}>
        {t('contact.download')}
      </Button>
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
            title={t('accounts.byWay')}
            head={t('ways.label')}
            rows={ways.map(({ way, ...sums }) => ({
              key: way ?? '',
              label: t(way ? `ways.${way}` : 'ways.none'),
              ...sums,
            }))}
          />
        </>
      )}
    </>
  );
}

/** What the accountant gets: the sums of some days, and the file that agrees with them. */
export function AccountsPage() {
  const { t } = useTranslation();
  const list = useFilterAddress(ACCOUNTS_DAYS);
  const [year] = useState(() => Number(wallClock(new Date()).date.slice(0, 4)));
  const { filter, narrowedBy } = list;
  const days = narrowedBy > 0 ? filter : ofYear(year);
  const areWhole = days.from !== '' && days.to !== '' && days.from <= days.to;
  const loaded = useAccountsTotalsQuery({
    variables: days,
    skip: !areWhole,
    fetchPolicy: 'cache-and-network',
  });
  const title = t('accounts.title');
  return (
    <Container sx={{ py: 4 }}>
      <PageMeta title={title} noindex />
      <Breadcrumb steps={[{ label: t('office.money'), to: PATHS.donationLedger }, { label: title }]} />
      <PageHeading plain title={title} lead={t('accounts.lead')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button component={RouterLink} to={addressOf(ofYear(year))} variant="outlined">
          {t('accounts.thisYear')}
        </Button>
        <Button component={RouterLink} to={addressOf(ofYear(year - 1))} variant="outlined">
          {t('accounts.lastYear')}
        </Button>
      </Box>
      <Box sx={{ mb: 3 }}>
        <FilterForm label={t('accounts.days')} list={{ ...list, filter: days }}>
          {(field) => (
            <>
              <FilterInput {...field('from')} type="date" label={t('donations.from')} width={170} />
              <FilterInput {...field('to')} type="date" label={t('donations.to')} width={170} />
            </>
          )}
        </FilterForm>
      </Box>
      <Typography sx={{ mb: 1 }}>{t('accounts.byDayNote')}</Typography>
      {areWhole ? (
        <LoadState result={loaded} placeholder={<Placeholder variant="rectangular" height={320} />}>
          {({ donationTotals }) => (
            <Sums totals={donationTotals} download={`/exports/accounts.xlsx${addressOf(days)}`} />
          )}
        </LoadState>
      ) : (
        <Alert severity="warning">{t('accounts.wrongDays')}</Alert>
      )}
    </Container>
  );
}
