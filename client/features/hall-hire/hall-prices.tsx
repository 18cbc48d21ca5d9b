import { Fragment } from 'react';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { HallRoomFragment } from './hall.generated.ts';
import styles from './hall-prices.module.css';
import { usePriceWhen } from './use-price-when.ts';

type Price = HallRoomFragment['prices'][number];

/** What each room costs by day and hour, what members pay, and the deposit. */
export function HallPrices({ rooms }: { rooms: readonly HallRoomFragment[] }) {
  const { t } = useTranslation();
  const money = useShortMoney();
  const localized = useLocalized();
  const when = usePriceWhen();
  const priced = rooms.filter(({ prices, depositPence }) => prices.length > 0 || depositPence > 0);
  if (priced.length === 0) return null;
  const hasMembers = priced.some(({ prices }) => prices.some(({ memberPence }) => memberPence !== null));
  const amount = ({ per }: Price, pence: number) => t(`hall.per.${per}`, { amount: money(pence) });
  return (
    <section>
      <h2 className="text-h2 space-below">{t('hall.prices')}</h2>
      <div className="card">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('hall.room')}</th>
              <th scope="col" className={styles.amount}>
                {t('hall.price')}
              </th>
              {hasMembers && (
                <th scope="col" className={styles.amount}>
                  {t('hall.members')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {priced.map((room) => {
              const name = localized(room.name, room.textLanguages.name);
              const note = localized(room.note ?? '', room.textLanguages.note);
              return (
                <Fragment key={room.id}>
                  {room.prices.map((price, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: rows of a room have no other name.
                    <tr key={index}>
                      <th scope="row">
                        <strong lang={name.lang}>{name.text}</strong>
                        <small>{when(price)}</small>
                        {index === 0 && note.text && <small lang={note.lang}>{note.text}</small>}
                      </th>
                      <td className={styles.amount}>{amount(price, price.pence)}</td>
                      {hasMembers && (
                        <td className={styles.amount}>{amount(price, price.memberPence ?? price.pence)}</td>
                      )}
                    </tr>
                  ))}
                  {room.depositPence > 0 && (
                    <tr>
                      <th scope="row">
                        <strong>{t('hall.deposit')}</strong>
                        <small lang={name.lang}>{name.text}</small>
                      </th>
                      <td className={styles.amount} colSpan={hasMembers ? 2 : 1}>
                        {money(room.depositPence)}
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
