import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { StandingOrderState } from '../../../../../rules/standing-orders.ts';
import { RowTable } from '../../../../components/list/row-table.tsx';
import { useMoney } from '../../../../components/page/use-money.ts';
import { VisuallyHidden } from '../../../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { DonorAndFund } from '../../../ledger/office/donors/donor-and-fund.tsx';
import { useLineDay } from '../../../ledger/office/use-money-days.ts';
import type { StandingOrderFieldsFragment } from './standing-orders.generated.ts';
import { useEndOrder } from './use-end-order.ts';

type Order = StandingOrderFieldsFragment;

const COLOURS = {
  [StandingOrderState.STOPPED]: 'error',
  [StandingOrderState.LATE]: 'warning',
  [StandingOrderState.ON_TIME]: 'success',
  [StandingOrderState.NOT_BEGUN]: 'default',
  [StandingOrderState.ENDED]: 'default',
} as const;

/** A donor has one order for a fund. */
const FUNDS = 100_000;

function WhenCell({ order: { state, nextOn, lastOn, endedOn, endedByName } }: { order: Order }) {
  const { t } = useTranslation();
  const dayText = useLineDay();
  const isOver = state === StandingOrderState.STOPPED || state === StandingOrderState.LATE;
  const expected = isOver ? 'standingOrders.wasExpectedOn' : 'standingOrders.expectedOn';
  return (
    <>
      {state === StandingOrderState.ENDED
        ? endedOn && (
            <Typography>
              {t('standingOrders.endedOn', { day: dayText(endedOn, true), name: endedByName })}
            </Typography>
          )
        : nextOn && <Typography>{t(expected, { day: dayText(nextOn, true) })}</Typography>}
      <Typography variant="body2" color="text.secondary">
        {lastOn ? t('standingOrders.lastOn', { day: dayText(lastOn, true) }) : t('standingOrders.nothing')}
      </Typography>
    </>
  );
}

/** Standing orders with what is known of each. */
export function StandingOrderTable({ orders }: { orders: readonly Order[] }) {
  const { t } = useTranslation();
  const money = useMoney();
  const setEnded = useEndOrder();
  return (
    <RowTable
      rows={orders.map((order) => ({ ...order, id: order.donorId * FUNDS + order.subTypeId }))}
      tableFrom="lg"
      columns={[
        {
          label: t('standingOrders.donor'),
          show: ({ donorName, ...order }) => <DonorAndFund {...order} name={donorName} />,
        },
        {
          label: t('donations.sum'),
          show: ({ amountPence }) => (
            <>
              <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {money(amountPence)}
              </Typography>
              <Typography variant="body2">{t('donations.monthly')}</Typography>
            </>
          ),
        },
        {
          label: t('standingOrders.state'),
          show: ({ state }) => (
            <Chip
              label={t(`standingOrders.states.${state}`)}
              color={COLOURS[state]}
              variant="outlined"
              sx={{ fontWeight: 600 }}
            />
          ),
        },
        { label: t('standingOrders.when'), show: (order) => <WhenCell order={order} /> },
        {
          label: t('content.actions'),
          show: (order) => {
            const isEnded = order.state === StandingOrderState.ENDED;
            return (
              <Button variant="outlined" onClick={() => void setEnded(order, !isEnded)}>
                {t(isEnded ? 'standingOrders.goesOn' : 'standingOrders.end')}
                <VisuallyHidden>: {order.donorName}</VisuallyHidden>
              </Button>
            );
          },
        },
      ]}
    />
  );
}
