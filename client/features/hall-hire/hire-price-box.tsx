import type { HirePrice } from '../../../rules/hire-price.ts';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { HallRoomFragment } from './hall.generated.ts';
import styles from './hire-choice.module.css';

interface HirePriceBoxProps {
  price: HirePrice;
  rooms: readonly Pick<HallRoomFragment, 'id' | 'name'>[];
}

/** What the chosen hours cost in full, the deposit apart; nothing where the office has set no prices. */
export function HirePriceBox({ price, rooms }: HirePriceBoxProps) {
  const { t } = useTranslation();
  const money = useShortMoney();
  const { lines, totalPence, depositPence } = price;
  if (lines.length === 0 && depositPence === 0) return null;
  const label = ({ roomId, per, minutes, unitPence }: HirePrice['lines'][number]) => {
    const room = rooms.find(({ id }) => id === roomId)?.name ?? '';
    return per === 'ONCE' ? room : t('hall.hoursAt', { room, count: minutes / 60, amount: money(unitPence) });
  };
  return (
    <div className={styles.price} role="status">
      <dl className={styles.rows}>
        {lines.map((line) => [
          <dt key={`${line.roomId} ${line.unitPence}`}>{label(line)}</dt>,
          <dd key={`${line.roomId} ${line.unitPence} pence`}>{money(line.pence)}</dd>,
        ])}
        <dt className={styles.sum}>{t('hall.total')}</dt>
        <dd className={styles.sum}>{money(totalPence)}</dd>
      </dl>
      {depositPence > 0 && (
        <p className="text-small">{t('hall.andDeposit', { amount: money(depositPence) })}</p>
      )}
    </div>
  );
}
