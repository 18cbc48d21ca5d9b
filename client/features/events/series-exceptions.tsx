import { rangesOf } from '../../../rules/days.ts';
import { listFormat } from '../../../rules/formats.ts';
import { localeOf } from '../../../rules/languages.ts';
import { timeText } from '../../../rules/time-texts.ts';
import { currentDay, momentOf } from '../../../rules/zoned-time.ts';
import { useLineDay } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { EventQuery } from './event.generated.ts';
import styles from './event-facts.module.css';

type OwnEvent = NonNullable<EventQuery['event']>;
/** A preview in the office has no changes of dates. */
export type SeriesDates = Pick<OwnEvent, 'series'> & Partial<Pick<OwnEvent, 'dateChanges'>>;

/** The days from today on when a series is not, and its dates that are moved: nobody is to come for nothing. */
export function SeriesExceptions({ event: { series, dateChanges = [] } }: { event: SeriesDates }) {
  const { t, language } = useTranslation();
  const day = useLineDay();
  if (!series) return null;
  const today = currentDay();
  const isToCome = (one: string) => one >= today && one <= series.until;
  const calledOff = dateChanges.flatMap((change) => (change.isCalledOff ? change.day : []));
  const off = [...series.leftOut, ...calledOff].filter(isToCome).sort();
  const moved = dateChanges.filter(
    ({ day: own, toDay, fromTime, toTime, isCalledOff }) =>
      !isCalledOff && (toDay || fromTime || toTime) && isToCome(toDay ?? own),
  );
  const ranges = rangesOf(off).map(({ first, last }) =>
    first === last ? day(first) : t('events.days', { from: day(first), to: day(last) }),
  );
  const lines = [
    ...(ranges.length > 0
      ? [t('events.notOn', { days: listFormat(localeOf(language)).format(ranges) })]
      : []),
    ...moved.map(({ day: own, toDay, fromTime, toTime }) => {
      const times = [fromTime, toTime].flatMap((time) =>
        time ? timeText(momentOf(toDay ?? own, time), language) : [],
      );
      const to = [day(toDay ?? own), times.join('–')].filter(Boolean).join(', ');
      return toDay ? t('events.insteadOf', { day: day(own), to }) : t('events.otherTime', { to });
    }),
  ];
  if (lines.length === 0) return null;
  return (
    <div className={styles.facts}>
      {lines.map((line) => (
        <p key={line} className={styles.note} suppressHydrationWarning>
          {line}
        </p>
      ))}
    </div>
  );
}
