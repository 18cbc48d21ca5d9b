import { useShortMoney } from '../../components/page/use-money.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { HallRoomFragment } from './hall.generated.ts';
import styles from './hall-prices.module.css';
import { usePriceWhen } from './use-price-when.ts';

type Price = HallRoomFragment['prices'][number];

function RoomName({ room }: { room: HallRoomFragment }) {
  const localized = useLocalized();
  const name = localized(room.name, room.textLanguages.name);
  const note = localized(room.note ?? '', room.textLanguages.note);
  return (
    <th scope="row">
      <strong lang={name.lang}>{name.text}</strong>
      {note.text && <small lang={note.lang}>{note.text}</small>}
    </th>
  );
}

/** What each room costs by day and hour, what members pay, and the deposit. */
export function HallPrices({ rooms, className }: { rooms: readonly HallRoomFragment[]; className?: string }) {
  const { t } = useTranslation();
  const money = useShortMoney();
  const when = usePriceWhen();
  const priced = rooms.filter(({ prices, depositPence }) => prices.length > 0 || depositPence > 0);
  if (priced.length === 0) return null;
  const hasMembers = priced.some(({ prices }) => prices.some(({ memberPence }) => memberPence !== null));
  const amount = ({ per }: Price, pence: number) => t(`hall.per.${per}`, { amount: money(pence) });
  const lines = (prices: readonly Price[], penceOf: (price: Price) => number) => {
    const [first, ...others] = prices;
    // What is the same on all days is said once.
    const isOne =
      first && others.every((other) => penceOf(other) === penceOf(first) && other.per === first.per);
    return prices.slice(0, isOne ? 1 : undefined).map((price) => (
      <span key={`${price.weekdays.join()} ${price.from}`} className={styles.line}>
        {amount(price, penceOf(price))}
        <small>{isOne ? t('hall.anyDay') : when(price)}</small>
      </span>
    ));
  };
  return (
    <section className={className}>
      <h2 className="text-h2 space-below">{t('hall.prices')}</h2>
      <div className="card">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('hall.room')}</th>
              <th scope="col">{t('hall.price')}</th>
              {hasMembers && <th scope="col">{t('hall.members')}</th>}
            </tr>
          </thead>
          <tbody>
            {priced.map((room) => (
              <tr key={room.id}>
                <RoomName room={room} />
                <td>
                  {lines(room.prices, ({ pence }) => pence)}
                  {room.depositPence > 0 && (
                    <span className={styles.line}>
                      {money(room.depositPence)}
                      <small>{t('hall.deposit')}</small>
                    </span>
                  )}
                </td>
                {hasMembers && (
                  <td>{lines(room.prices, ({ pence, memberPence }) => memberPence ?? pence)}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
