import { NO_FILTER } from '../../../../rules/filters.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { OfficeListPage } from '../../../components/office/office-list-page.tsx';
import { RowCell } from '../../../components/office/row-cell.tsx';
import { useOfficeList } from '../../../components/office/use-office-list.ts';
import { useAsyncNavigate } from '../../../components/page/use-async-navigate.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  type CashCountFieldsFragment,
  useCashCountsQuery,
  useSaveCashCountMutation,
} from './cash-counts.generated.ts';
import { countAddress } from './count-address.ts';
import { CountStateChip } from './count-state-chip.tsx';
import { useCountTitle } from './use-count-title.ts';

type Count = CashCountFieldsFragment;

function NameCell({ count }: { count: Count }) {
  const { t } = useTranslation();
  const titleOf = useCountTitle();
  const { countedBy: one, countedWith: other, startedByName: name } = count;
  return (
    <RowCell below={one && other ? t('counts.by', { one, other }) : t('counts.startedBy', { name })}>
      {titleOf(count)}
    </RowCell>
  );
}

/** Where treasurers begin to count, and find what was counted. */
export function CountsPage() {
  const { t } = useTranslation();
  const navigate = useAsyncNavigate();
  const { act, isBusy } = useAct();
  const money = useMoney();
  const titleOf = useCountTitle();
  const list = useOfficeList(NO_FILTER, {}, { pageSize: 10 });
  const [save] = useSaveCashCountMutation();
  const start = () =>
    act({
      work: () => save({ variables: { input: { day: currentDay() } } }),
      onDone: ({ data }) => data && navigate(countAddress(data.saveCashCount.id)),
    });
  return (
    <OfficeListPage
      title={t('counts.title')}
      lead={t('counts.lead')}
      add={{ label: t('counts.start'), onClick: () => void start(), disabled: isBusy }}
      list={list}
      result={useCashCountsQuery(list.asking({}))}
      rowsOf={({ cashCounts }) => cashCounts}
      columns={[
        { label: t('counts.list'), show: (count) => <NameCell count={count} /> },
        {
          label: t('counts.soFar'),
          show: ({ rowCount, rowsPence, bankPence }) => (
            <RowCell isFigure below={t('counts.rows', { count: rowCount })}>
              {money(rowsPence + bankPence)}
            </RowCell>
          ),
        },
        { label: t('donations.statusLabel'), show: ({ state }) => <CountStateChip state={state} /> },
      ]}
      opens={{
        label: t('counts.openIt'),
        to: ({ id }) => countAddress(id),
        nameOf: (count) => titleOf(count),
      }}
      none={t('counts.none')}
    />
  );
}
