import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { DonationColumn, DonationStatus } from '../../../../rules/donation-states.ts';
import { ledgerFilterRules, PaymentMethodFilter, totalsFilterRules } from '../../../../rules/donations.ts';
import { filterQuery, filterValues } from '../../../components/list/filter-address.ts';
import { choice, day, seldom, words } from '../../../components/office/office-filter.ts';
import { OfficeListPage } from '../../../components/office/office-list-page.tsx';
import { useListChoice } from '../../../components/office/use-list-choice.ts';
import { useOfficeList } from '../../../components/office/use-office-list.ts';
import { PATHS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useColumnName } from '../use-column-name.ts';
import {
  DonationLedgerDocument,
  type DonationLedgerQuery,
  useDonationLedgerQuery,
} from './donation-ledger.generated.ts';
import { LedgerSums } from './ledger-sums.tsx';
import { LedgerTotals } from './ledger-totals.tsx';
import { useManagedDonationTypesQuery } from './managed-donation-types.generated.ts';
import { ChosenDonationsBar } from './together/chosen-donations-bar.tsx';
import { mayBePaidTogether, useLedgerColumns } from './use-ledger-columns.tsx';

const rowsOf = ({ donations }: DonationLedgerQuery) => donations;

/** The types of donation that the filter offers, below the heads of their columns. */
function useTypeField() {
  const { t } = useTranslation();
  const columnName = useColumnName();
  const types = useManagedDonationTypesQuery().data?.allDonationTypes ?? [];
  const options = Object.values(DonationColumn).flatMap((column) =>
    types
      .filter((type) => type.column === column)
      .map(({ id, name }) => ({ value: String(id), label: name, group: columnName(column) })),
  );
  return { ...choice(t('donations.typeLabel'), []), options, width: 220 };
}

/** All donations with filter, sums, statuses and an Excel file. */
export function DonationLedgerPage() {
  const { t } = useTranslation();
  const list = useOfficeList(ledgerFilterRules, {
    search: words(t('donations.searchLabel')),
    status: choice(t('donations.statusLabel'), Object.values(DonationStatus), (status) =>
      t(`donations.status.${status}`),
    ),
    subTypeId: seldom(useTypeField()),
    paymentMethod: seldom(
      choice(t('paymentMethods.label'), Object.values(PaymentMethodFilter), (method) =>
        t(method === 'NOT_RECORDED' ? 'paymentMethods.none' : `paymentMethods.${method}`),
      ),
    ),
    from: seldom(day(t('donations.from'))),
    to: seldom(day(t('donations.to'))),
  });
  const asked = list.asking({ filter: list.values });
  const result = useDonationLedgerQuery(asked);
  const found = (result.data ?? (result.loading ? result.previousData : undefined))?.donations;
  const chosen = useListChoice({
    query: DonationLedgerDocument,
    variables: asked.variables,
    result,
    rowsOf,
    nameOf: ({ donorName, reference }) => `${donorName} ${reference}`,
    mayBeChosen: mayBePaidTogether,
    countOf: ({ donations }) => donations.payableCount,
  });
  return (
    <OfficeListPage
      title={t('donations.section')}
      lead={t('donations.ledgerLead')}
      action={
        <Button component={Link} to={PATHS.donationTypes} variant="outlined">
          {t('donations.types')}
        </Button>
      }
      excel={`/exports/donations.xlsx${filterQuery(ledgerFilterRules, list.filter)}`}
      list={list}
      sums={found && <LedgerSums totalCount={found.totalCount} sums={found.sums} />}
      result={result}
      rowsOf={rowsOf}
      choice={chosen}
      tableFrom="lg"
      columns={useLedgerColumns()}
      none={t('donations.nothingYet')}
      noneMatch={t('donations.nothingFound')}
    >
      <ChosenDonationsBar choice={chosen} />
      <LedgerTotals filter={filterValues(totalsFilterRules, list.filter)} />
    </OfficeListPage>
  );
}
