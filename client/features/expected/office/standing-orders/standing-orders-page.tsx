import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { StandingOrderState, standingOrderFilterRules } from '../../../../../rules/standing-orders.ts';
import { choice, words } from '../../../../components/office/office-filter.ts';
import { OfficeListPage } from '../../../../components/office/office-list-page.tsx';
import { RowCell, SmallText } from '../../../../components/office/row-cell.tsx';
import { ToneChip } from '../../../../components/office/tone-chip.tsx';
import { useOfficeList } from '../../../../components/office/use-office-list.ts';
import { useMoney } from '../../../../components/page/use-money.ts';
import { VisuallyHidden } from '../../../../components/page/visually-hidden.tsx';
import { useLineDay } from '../../../../i18n/dates.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { DonorAndFund } from '../../../ledger/office/donors/donor-and-fund.tsx';
import { ExpectedMonth } from './expected-month.tsx';
import {
  type StandingOrderFieldsFragment,
  type StandingOrdersQuery,
  useStandingOrdersQuery,
} from './standing-orders.generated.ts';
import { useEndOrder } from './use-end-order.ts';

const orderFilterRules = standingOrderFilterRules.omit({ donorId: true });

type Order = StandingOrderFieldsFragment;

const TONES = {
  [StandingOrderState.STOPPED]: 'alert',
  [StandingOrderState.LATE]: 'planned',
  [StandingOrderState.ON_TIME]: 'success',
  [StandingOrderState.NOT_BEGUN]: 'quiet',
  [StandingOrderState.ENDED]: 'quiet',
} as const;

/** More than there can be: a donor has one order for a fund. */
const FUNDS = 100_000;

const rowsOf = ({ standingOrders: { items, totalCount } }: StandingOrdersQuery) => ({
  items: items.map((order) => ({ ...order, id: order.donorId * FUNDS + order.subTypeId })),
  totalCount,
});

function WhenCell({ order: { state, nextOn, lastOn, endedOn, endedByName: name } }: { order: Order }) {
  const { t } = useTranslation();
  const dayText = useLineDay();
  const isOver = state === StandingOrderState.STOPPED || state === StandingOrderState.LATE;
  const when =
    state === StandingOrderState.ENDED
      ? endedOn && t('standingOrders.endedOn', { day: dayText(endedOn, true), name })
      : nextOn &&
        t(isOver ? 'standingOrders.wasExpectedOn' : 'standingOrders.expectedOn', {
          day: dayText(nextOn, true),
        });
  return (
    <>
      {when && <Typography>{when}</Typography>}
      <SmallText>
        {lastOn ? t('standingOrders.lastOn', { day: dayText(lastOn, true) }) : t('standingOrders.nothing')}
      </SmallText>
    </>
  );
}

function EndButton({ order }: { order: Order }) {
  const { t } = useTranslation();
  const setEnded = useEndOrder();
  const isEnded = order.state === StandingOrderState.ENDED;
  return (
    <Button variant="outlined" onClick={() => void setEnded(order, !isEnded)}>
      {t(isEnded ? 'standingOrders.goesOn' : 'standingOrders.end')}
      <VisuallyHidden>: {order.donorName}</VisuallyHidden>
    </Button>
  );
}

/** Who gives every month: what is expected, what has come, and which have stopped. */
export function StandingOrdersPage() {
  const { t } = useTranslation();
  const money = useMoney();
  const stateText = (state: StandingOrderState) => t(`standingOrders.states.${state}`);
  const list = useOfficeList(orderFilterRules, {
    search: words(t('standingOrders.search')),
    state: choice(t('standingOrders.state'), Object.values(StandingOrderState), stateText),
  });
  const result = useStandingOrdersQuery(list.asking(list.values));
  const { month } = (result.data ?? result.previousData)?.standingOrders ?? {};
  return (
    <OfficeListPage
      title={t('standingOrders.title')}
      lead={t('standingOrders.lead')}
      above={month && <ExpectedMonth month={month} />}
      list={list}
      result={result}
      rowsOf={rowsOf}
      tableFrom="lg"
      columns={[
        {
          label: t('standingOrders.donor'),
          show: ({ donorName, ...order }) => <DonorAndFund {...order} name={donorName} />,
        },
        {
          label: t('donations.sum'),
          show: ({ amountPence }) => (
            <RowCell isFigure below={t('donations.monthly')}>
              {money(amountPence)}
            </RowCell>
          ),
        },
        {
          label: t('standingOrders.state'),
          show: ({ state }) => <ToneChip tone={TONES[state]} label={stateText(state)} />,
        },
        { label: t('standingOrders.when'), show: (order) => <WhenCell order={order} /> },
        { label: t('content.actions'), show: (order) => <EndButton order={order} /> },
      ]}
      none={t('standingOrders.none')}
      noneMatch={t('standingOrders.noneMatch')}
    />
  );
}
