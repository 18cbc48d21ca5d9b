import { useDayParts } from '../../i18n/dates.ts';
import styles from './date-block.module.css';

/** A day as on a tear-off calendar. Screen readers skip it: the date stands in words beside it. */
export function DateBlock({ day, isSmall = false }: { day: string; isSmall?: boolean }) {
  const parts = useDayParts()(day);
  return (
    // An older browser may format a date differently from the server.
    <div aria-hidden className={`day-colours ${styles.block} ${isSmall ? styles.small : ''}`}>
      <div className={styles.weekday} suppressHydrationWarning>
        {parts.weekday}
      </div>
      <div className={styles.day} suppressHydrationWarning>
        {parts.day}
      </div>
      <div className={styles.month} suppressHydrationWarning>
        {parts.month}
      </div>
    </div>
  );
}
