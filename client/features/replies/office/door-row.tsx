import Check from '@mui/icons-material/Check';
import { useId, useState } from 'react';
import { useShortMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePeopleText } from '../people-text.ts';
import styles from './door.module.css';
import type { DoorEntry } from './door-store.ts';

interface DoorRowProps {
  entry: DoorEntry;
  /** How many of them are in. */
  arrived: number;
  onArrived: (count: number) => void;
}

/** A family at the door: its number is the button for all of them; its name opens how many of them are here. */
export function DoorRow({ entry, arrived, onArrived }: DoorRowProps) {
  const { t } = useTranslation();
  const money = useShortMoney();
  const peopleText = usePeopleText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { surname, otherNames, total, ages, diets, needs, owedPence } = entry;
  const isAll = arrived >= total;
  const name = `${surname} ${otherNames}`.trim();
  const press = () => (arrived === 0 ? onArrived(total) : setIsOpen(!isOpen));
  return (
    <li className={`${styles.row} ${arrived > 0 ? styles.here : ''}`}>
      <button
        type="button"
        className={styles.name}
        aria-expanded={isOpen}
        aria-controls={`${id}-part`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.who}>
          <strong>{surname}</strong> {otherNames}
        </span>
        <span className={styles.about}>
          {peopleText(ages)}
          {diets.map(({ dietId, name: diet, people }) => (
            <span key={dietId} className={styles.diet}>
              {diet} ×{people}
            </span>
          ))}
        </span>
        {needs && <span className={styles.about}>{needs}</span>}
        {owedPence > 0 && (
          <span className={styles.owes}>{t('replyOffice.door.owes', { amount: money(owedPence) })}</span>
        )}
        {arrived > 0 && !isAll && (
          <span className={styles.part}>{t('replyOffice.door.part', { count: arrived, total })}</span>
        )}
      </button>
      <button
        type="button"
        className={`${styles.count} ${isAll ? styles.all : arrived > 0 ? styles.some : ''}`}
        aria-label={
          arrived === 0
            ? t('replyOffice.door.allHere', { name, count: total })
            : t('replyOffice.door.changeHere', { name, count: arrived, total })
        }
        onClick={press}
      >
        {isAll && <Check aria-hidden />}
        {arrived > 0 && !isAll ? `${arrived}/${total}` : total}
      </button>
      <div id={`${id}-part`} className={styles.choice} hidden={!isOpen}>
        <span>{t('replyOffice.door.howMany')}</span>
        {Array.from({ length: total + 1 }, (_, count) => count).map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={count === arrived}
            onClick={() => {
              onArrived(count);
              setIsOpen(false);
            }}
          >
            {count}
          </button>
        ))}
      </div>
    </li>
  );
}
