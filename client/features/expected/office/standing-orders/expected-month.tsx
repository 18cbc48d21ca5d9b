import { useMoney } from '../../../../components/page/use-money.ts';
import { dateFormat } from '../../../../i18n/dates.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { SumTiles } from '../../../ledger/office/sum-tiles.tsx';
import type { StandingOrdersQuery } from './standing-orders.generated.ts';

/** What standing orders should bring this month, and what has come of it. */
export function ExpectedMonth({ month }: Pick<StandingOrdersQuery['standingOrders'], 'month'>) {
  const { t, language } = useTranslation();
  const money = useMoney();
  const { expectedCount, expectedPence, cameCount, camePence } = month;
  const name = dateFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(`${month.month}-01`));
  const count = (orders: number) => t('standingOrders.count', { count: orders });
  return (
    <SumTiles
      tiles={[
        [t('standingOrders.expectedIn', { month: name }), money(expectedPence), count(expectedCount)],
        [t('standingOrders.cameIn', { month: name }), money(camePence), count(cameCount)],
        [t('standingOrders.toCome'), money(expectedPence - camePence), count(expectedCount - cameCount)],
      ]}
    />
  );
}
