import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Pause } from '../icons/pause.ts';
import { PlayArrow } from '../icons/play-arrow.ts';
import styles from './ticker.module.css';
import { type TickerItem, TickerLine } from './ticker-line.tsx';
import { useReducedMotion } from './use-reduced-motion.ts';

interface TickerProps<Item extends TickerItem> {
  /** What the items are: "Notices". */
  label: string;
  items: readonly Item[];
  /** A text, or a button or link of at least 44 px. */
  renderItem: (item: Item) => ReactNode;
  /** The link to all items. */
  all: { to: string; label: string };
}

/**
 * A golden band of short texts that scroll by. It can be paused and stops under the pointer and for keyboard
 * focus; for visitors who want reduced motion it does not move and is scrolled by hand.
 */
export function Ticker<Item extends TickerItem>({ label, items, renderItem, all }: TickerProps<Item>) {
  const { t } = useTranslation();
  const still = useReducedMotion();
  const [isPaused, setIsPaused] = useState(false);

  return (
    <section aria-label={label} className={`day-colours not-printed ${styles.band}`}>
      <div className={`page-width ${styles.row}`}>
        <Link to={all.to} className={styles.all}>
          {all.label}
        </Link>
        <TickerLine
          label={label}
          items={items}
          renderItem={renderItem}
          pace={still ? 'still' : isPaused ? 'paused' : 'moving'}
        />
        {!still && (
          <button
            type="button"
            aria-label={isPaused ? t('ticker.play') : t('ticker.pause')}
            onClick={() => setIsPaused(!isPaused)}
            className={styles.pause}
          >
            {isPaused ? <PlayArrow /> : <Pause />}
          </button>
        )}
      </div>
    </section>
  );
}
