import ArrowBack from '@mui/icons-material/ArrowBack';
import CloudDone from '@mui/icons-material/CloudDoneOutlined';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import { useDeferredValue, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { markEnds } from '../../../components/page/scrolled-row.ts';
import { VisuallyHidden } from '../../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useWhenText } from '../when-text.ts';
import styles from './door.module.css';
import { DoorRow } from './door-row.tsx';
import { arrivedOf, type DoorEntry, type KeptDoor } from './door-store.ts';
import { repliesAddress } from './reply-address.ts';

/** What was ticked last, to be taken back. */
interface LastTick {
  entry: DoorEntry;
  before: number;
  now: number;
}

interface DoorScreenProps {
  door: KeptDoor;
  isOffline: boolean;
  /** Why ticks were refused. */
  problem?: string;
  tick: (replyId: number, count: number) => void;
}

const letterOf = ({ surname }: DoorEntry) => surname.slice(0, 1).toLocaleUpperCase();

const isFound = ({ surname, otherNames }: DoorEntry, words: string) => {
  const name = `${surname} ${otherNames} ${surname}`.toLocaleLowerCase();
  return name.includes(words.trim().toLocaleLowerCase());
};

/** The list at the door: the count, what is not sent, families by surname; the number of a family is its button. */
export function DoorScreen({ door, isOffline, problem, tick }: DoorScreenProps) {
  const { t } = useTranslation();
  const whenText = useWhenText();
  const id = useId();
  const [words, setWords] = useState('');
  const sought = useDeferredValue(words);
  const [last, setLast] = useState<LastTick>();
  const { list, ticks } = door;
  const now = last && list.entries.find(({ replyId }) => replyId === last.entry.replyId);
  // Another phone has corrected it: there is nothing left to take back.
  if (last && (!now || arrivedOf(now, ticks) !== last.now)) setLast(undefined);
  const here = list.entries.reduce((sum, entry) => sum + arrivedOf(entry, ticks), 0);
  const found = list.entries.filter((entry) => isFound(entry, sought));
  const letters = [...new Set(found.map(letterOf))];
  const change = (entry: DoorEntry, now: number) => {
    setLast({ entry, before: arrivedOf(entry, ticks), now });
    tick(entry.replyId, now);
  };
  const Sign = ticks.length > 0 || isOffline ? CloudOff : CloudDone;
  return (
    <div className={styles.screen}>
      <div className={`dark-band ${styles.head}`}>
        <div className={styles.top}>
          <Link to={repliesAddress(list.eventId, list.day)} className={styles.back}>
            <ArrowBack />
            <VisuallyHidden>{t('replyOffice.toReplies')}</VisuallyHidden>
          </Link>
          <div className={styles.event}>
            <h1>{list.eventName}</h1>
            <p suppressHydrationWarning>{whenText({ startsAt: list.startsAt, place: list.place })}</p>
          </div>
          <p role="status" className={styles.sent}>
            <Sign aria-hidden />
            {ticks.length > 0
              ? t('replyOffice.door.toSend', { count: ticks.length })
              : t(isOffline ? 'replyOffice.door.offline' : 'replyOffice.door.sent')}
          </p>
        </div>
        <div className={styles.counts}>
          <strong>{here}</strong>
          <span>{t('replyOffice.door.here', { count: list.coming })}</span>
          {list.places !== null && (
            <span className={styles.free}>
              {t('replyOffice.door.free', { count: Math.max(0, list.places - list.coming) })}
            </span>
          )}
        </div>
        <label htmlFor={`${id}-search`} className="visually-hidden">
          {t('replyOffice.door.search')}
        </label>
        <input
          id={`${id}-search`}
          type="search"
          value={words}
          placeholder={t('replyOffice.door.search')}
          autoComplete="off"
          onChange={({ target }) => setWords(target.value)}
        />
        <nav
          key={letters.join('')}
          ref={markEnds}
          aria-label={t('replyOffice.door.letters')}
          className={`scrolled-row ${styles.letters}`}
        >
          {letters.map((letter) => (
            <a key={letter} href={`#${id}-${letter}`}>
              {letter}
            </a>
          ))}
        </nav>
      </div>
      {problem && (
        <p role="alert" className="alert">
          {problem} {t('replyOffice.door.kept')}
        </p>
      )}
      {list.entries.length === 0 && <p className={styles.none}>{t('replyOffice.door.nobody')}</p>}
      {list.entries.length > 0 && found.length === 0 && (
        <p className={styles.none}>{t('replyOffice.door.notFound')}</p>
      )}
      {letters.map((letter) => (
        <section key={letter} aria-labelledby={`${id}-${letter}`}>
          <h2 id={`${id}-${letter}`} className={styles.letter}>
            {letter}
          </h2>
          <ul className="plain-list">
            {found
              .filter((entry) => letterOf(entry) === letter)
              .map((entry) => (
                <DoorRow
                  key={entry.replyId}
                  entry={entry}
                  arrived={arrivedOf(entry, ticks)}
                  onArrived={(now) => change(entry, now)}
                />
              ))}
          </ul>
        </section>
      ))}
      <div role="status" className={last ? styles.last : undefined}>
        {last && (
          <>
            <span>
              {t('replyOffice.door.ticked', {
                name: [last.entry.surname, last.entry.otherNames].filter(Boolean).join(', '),
                count: last.now,
              })}
            </span>
            <button
              type="button"
              onClick={() => {
                tick(last.entry.replyId, last.before);
                setLast(undefined);
              }}
            >
              {t('replyOffice.door.undo')}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
