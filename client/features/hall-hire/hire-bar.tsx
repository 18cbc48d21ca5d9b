import { openSpans, type Span, spanOf, type WrittenSpan } from '../../../rules/hall-days.ts';
import type { HallRoomFragment } from './hall.generated.ts';
import styles from './hire-choice.module.css';
import { useClock } from './use-day-words.ts';

const HOUR = 60;
const HALF_HOUR = 30;

interface HireBarProps {
  room: Pick<HallRoomFragment, 'opening'>;
  day: string;
  taken: readonly Span[];
  wish: WrittenSpan | undefined;
  isClashing: boolean;
}

/** A day from opening to closing, with what is taken and what one has chosen; words beside it say the same. */
export function HireBar({ room, day, taken, wish, isClashing }: HireBarProps) {
  const clock = useClock();
  const open = openSpans(room.opening, day);
  const wished = wish && spanOf(wish);
  const isAllDay = room.opening.length === 0;
  const begin = Math.min(isAllDay ? 8 * HOUR : (open[0]?.from ?? 8 * HOUR), wished?.from ?? Infinity);
  const end = Math.max(open.at(-1)?.to ?? 24 * HOUR, wished?.to ?? 0);
  const placed = ({ from, to }: Span) => ({
    insetInlineStart: `${((Math.max(from, begin) - begin) / (end - begin)) * 100}%`,
    width: `${((Math.min(to, end) - Math.max(from, begin)) / (end - begin)) * 100}%`,
  });
  const marks = Array.from({ length: 5 }, (_, index) => begin + ((end - begin) / 4) * index).map(
    (minute) => Math.round(minute / HALF_HOUR) * HALF_HOUR,
  );
  return (
    <>
      <div className={styles.track}>
        {taken.map((span) => (
          <span key={span.from} className={styles.gone} style={placed(span)} />
        ))}
        {wished && (
          <span className={`${styles.wished} ${isClashing ? styles.clashing : ''}`} style={placed(wished)}>
            {wished.to - wished.from >= 3 * HOUR && `${clock(day, wished.from)} – ${clock(day, wished.to)}`}
          </span>
        )}
      </div>
      <div className={styles.hours}>
        {marks.map((minute) => (
          <span key={minute}>{clock(day, minute)}</span>
        ))}
      </div>
    </>
  );
}
