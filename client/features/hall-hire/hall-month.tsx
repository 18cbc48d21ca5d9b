import type { MouseEvent } from 'react';
import { isoWeekday } from '../../../rules/days.ts';
import { HallDayState } from '../../../rules/hall-days.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { ChevronLeft } from '../../components/icons/chevron-left.ts';
import { ChevronRight } from '../../components/icons/chevron-right.ts';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { dateFormat, useDayText } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { HallDaysQuery, HallRoomFragment } from './hall.generated.ts';
import { addressOf, monthAfter, type ShownMonth } from './hall-address.ts';
import styles from './hall-month.module.css';
import { useDayWords } from './use-day-words.ts';

type HallDay = HallDaysQuery['hallDays'][number];

/** ISO, as 2024-01-01 was a Monday. */
const STATES: Record<HallDayState, string | undefined> = {
  FREE: styles.free,
  PART: styles.part,
  TAKEN: styles.taken,
  CLOSED: styles.closed,
};
const WEEKDAYS = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)));

/** The days in weeks from Monday on, with holes before the first and after the last. */
function weeksOf(days: readonly HallDay[]): (HallDay | undefined)[][] {
  const before = days[0] ? isoWeekday(days[0].day) - 1 : 0;
  const cells = [...Array.from({ length: before }, () => undefined), ...days];
  const count = Math.ceil(cells.length / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, column) => cells[week * 7 + column]),
  );
}

/** What a press does; without scripts the link's address does it. */
const pressing = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  act();
};

interface StepProps {
  month: ShownMonth;
  roomId: number;
  label: string;
  children: typeof ChevronLeft;
  show: (month: ShownMonth) => void;
}

function Step({ month, roomId, label, children: Icon, show }: StepProps) {
  return (
    <a
      href={addressOf({ month, roomId })}
      className={styles.step}
      aria-label={label}
      onClick={pressing(() => show(month))}
    >
      <Icon />
    </a>
  );
}

interface HallMonthProps {
  room: HallRoomFragment;
  month: ShownMonth;
  days: readonly HallDay[];
  isLoading: boolean;
  /** `YYYY-MM-DD`, or empty. */
  chosen: string;
  show: (month: ShownMonth) => void;
  choose: (day: string) => void;
}

/** A month of a room: which days are free, in part or not at all, and nothing of who has them. */
export function HallMonth({ room, month, days, isLoading, chosen, show, choose }: HallMonthProps) {
  const { t, language } = useTranslation();
  const dayText = useDayText('full');
  const words = useDayWords(room);
  const today = currentDay();
  const title = dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const short = dateFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const long = dateFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const name = title.format(new Date(Date.UTC(month.year, month.month - 1, 1)));
  const isFirst = `${month.year}-${String(month.month).padStart(2, '0')}` <= today.slice(0, 7);

  function cell(hallDay: HallDay) {
    const { day, state } = hallDay;
    const number = Number(day.slice(8));
    if (day < today || isLoading)
      return (
        <div className={`${styles.day} ${styles.over}`}>
          <span className={styles.number}>{number}</span>
          {!isLoading && <VisuallyHidden>{t('hall.over')}</VisuallyHidden>}
        </div>
      );
    const { word, sentence, isEarly, isLate } = words(hallDay);
    const isChosen = day === chosen;
    const hasTime = state === HallDayState.FREE || state === HallDayState.PART;
    const classes = [
      styles.day,
      STATES[state],
      isEarly && styles.early,
      isLate && styles.late,
      isChosen && styles.chosen,
    ];
    return (
      <a
        href={addressOf({ month, roomId: room.id, day })}
        className={classes.filter(Boolean).join(' ')}
        aria-current={isChosen ? 'date' : undefined}
        aria-label={`${dayText(day)}: ${sentence}`}
        onClick={pressing(() => choose(day))}
      >
        <span className={styles.number}>{number}</span>
        <span className={styles.word}>{isChosen && hasTime ? t('hall.chosen') : word}</span>
        {state === HallDayState.PART && !isChosen && <span className={styles.words}>{sentence}</span>}
      </a>
    );
  }

  return (
    <>
      <div className={styles.head}>
        {isFirst ? (
          <span className={styles.step} aria-disabled="true">
            <ChevronLeft />
          </span>
        ) : (
          <Step month={monthAfter(month, -1)} roomId={room.id} label={t('hall.monthBefore')} show={show}>
            {ChevronLeft}
          </Step>
        )}
        <h3 className="text-h4" aria-live="polite">
          {name}
        </h3>
        <Step month={monthAfter(month, 1)} roomId={room.id} label={t('hall.monthAfter')} show={show}>
          {ChevronRight}
        </Step>
      </div>
      <table className={styles.month} aria-busy={isLoading}>
        <caption className="visually-hidden">{t('hall.caption', { room: room.name, month: name })}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday.getTime()} scope="col" abbr={long.format(weekday)}>
                {short.format(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map((week) => (
            <tr key={week.find(Boolean)?.day}>
              {week.map((day, column) => (
                <td key={day?.day ?? column}>{day && cell(day)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.legend}>
        <span>
          <span className={`${styles.day} ${styles.sign} ${styles.free}`} />
          {t('hall.states.FREE')}
        </span>
        <span>
          <span className={`${styles.day} ${styles.sign} ${styles.part} ${styles.late}`} />
          {t('hall.states.PART')}
        </span>
        <span>
          <span className={`${styles.day} ${styles.sign} ${styles.taken}`} />
          {t('hall.states.TAKEN')}
        </span>
      </p>
      <p className="text-caption text-soft">{t('hall.nobodyNamed')}</p>
    </>
  );
}
