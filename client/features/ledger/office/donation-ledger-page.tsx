import Download from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ledgerFilterRules, totalsFilterRules } from '../../../../rules/donations.ts';
import { ContentList } from '../../../components/list/content-list.tsx';
import { filterQuery, filterValues } from '../../../components/list/filter-address.ts';
import { useFilterAddress } from '../../../components/list/use-filter-address.ts';
import { useChooseAll } from '../../../components/office/use-choose-all.ts';
import { useChosenRows } from '../../../components/office/use-chosen-rows.ts';
import { LoadState } from '../../../components/page/load-state.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  DonationLedgerDocument,
  type LedgerDonationFieldsFragment,
  useDonationLedgerQuery,
} from './donation-ledger.generated.ts';
import { LedgerActions } from './ledger-actions.tsx';
import { LedgerFilterBar } from './ledger-filter-bar.tsx';
import { LedgerSums } from './ledger-sums.tsx';
import { LedgerTable, mayBeChosen } from './ledger-table.tsx';
import { LedgerTotals } from './ledger-totals.tsx';
import { MoneyPage } from './money-page.tsx';
import { ChosenDonationsBar } from './together/chosen-donations-bar.tsx';

const PAGE_SIZE = 25;
const EXCEL_FILE = '/exports/donations.xlsx';

/** All donations with filter, sums, statuses and an Excel file (D32). */
export function DonationLedgerPage() {
  const { t } = useTranslation();
  const list = useFilterAddress(ledgerFilterRules);
  const { filter, values, page, toPage, narrowedBy } = list;
  const loaded = useDonationLedgerQuery({
    variables: { page, pageSize: PAGE_SIZE, filter: values },
    fetchPolicy: 'cache-and-network',
  });
  // The previous rows stay visible while the next ones load.
  const result = { ...loaded, data: loaded.data ?? loaded.previousData };
  const title = t('donations.section');
  const rows = result.data?.donations.items;
  const choice = useChosenRows<LedgerDonationFieldsFragment>({
    shown: rows,
    idOf: ({ id }) => id,
    mayBeChosen,
  });
  const { chosen, choose, clear, hidden } = choice;
  const all = useChooseAll({
    query: DonationLedgerDocument,
    variables: { page, pageSize: PAGE_SIZE, filter: values },
    listOf: ({ donations }) => donations,
    idOf: ({ id }) => id,
    mayBeChosen,
    total: result.data?.donations.payableCount ?? 0,
    choice,
  });
  return (
    <MoneyPage
      title={title}
      lead={t('donations.ledgerLead')}
      action={
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
          <Button component={Link} to={PATHS.donationTypes} variant="outlined">
            {t('donations.types')}
          </Button>
          <Button
            href={EXCEL_FILE + filterQuery(ledgerFilterRules, filter)}
            variant="outlined"
            startIcon={<Download />}
          >
            {t('contact.download')}
          </Button>
        </Stack>
      }
    >
      <LedgerFilterBar list={list} />
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={640} />}>
        {({ donations: { items, totalCount, sums } }) => (
          <>
            <LedgerSums totalCount={totalCount} sums={sums} />
            <ContentList
              items={items}
              totalCount={totalCount}
              page={page}
              pageSize={PAGE_SIZE}
              toPage={toPage}
              label={title}
              empty={
                <Typography>
                  {t(narrowedBy > 0 ? 'donations.nothingFound' : 'donations.nothingYet')}
                </Typography>
              }
              keepScroll
            >
              {(donations) => (
                <LedgerTable
                  donations={donations}
                  actions={(donation) => <LedgerActions donation={donation} />}
                  chosen={chosen}
                  onChoose={choose}
                />
              )}
            </ContentList>
          </>
        )}
      </LoadState>
      <ChosenDonationsBar donations={[...chosen.values()]} hidden={hidden} onClear={clear} all={all} />
      <LedgerTotals filter={filterValues(totalsFilterRules, filter)} />
    </MoneyPage>
  );
}
