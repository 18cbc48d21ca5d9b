import { Link, useSearchParams } from 'react-router-dom';
import { addDays, isoWeekday } from '../../../rules/days.ts';
import { eventPath } from '../../../rules/event-path.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { ChevronLeft } from '../../components/icons/chevron-left.ts';
import { ChevronRight } from '../../components/icons/chevron-right.ts';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { dateFormat, useLineDay } from '../../i18n/dates.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { daysOfDate } from './event-when.ts';
import type { WhatsOnQuery } from './events.generated.ts';
import { monthAfter, withParameters } from './events-address.ts';
import styles from './month-table.module.css';

export type DateOnMonth = WhatsOnQuery['whatsOn']['items'][number];

/** Months from this one that are led to: programs that follow links would find no end. */
const MOST_MONTHS = 24;

/** The id of a day in the list below the month. */
export const dayAnchor = (day: string) => `day-${day}`;

/** The id at which the list has what is on a day: what begins on it, else what began before and lasts. */
function anchorOf(day: string, found: readonly Placed[]): string {
  const begins = found.find(({ first }) => first === day) ?? found[0];
  return dayAnchor(begins?.first ?? day);
}

/** A date with the day on which it begins. */
type Placed = DateOnMonth & { first: string };

/** The dates of each day of a month. */
function byDay(dates: readonly DateOnMonth[]): Map<string, Placed[]> {
  const days = new Map<string, Placed[]>();
  for (const date of dates) {
    const { first, last } = daysOfDate(date);
    const placed = { ...date, first };
    for (let day = first; day <= last; day = addDays(day, 1))
      days.set(day, [...(days.get(day) ?? []), placed]);
  }
  return days;
}

/** Weeks from Monday to Sunday; null outside the month. */
function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const weeks: (string | null)[][] = [];
  let week: (string | null)[] = Array(isoWeekday(first) - 1).fill(null);
  for (let day = first; day < monthAfter(month); day = addDays(day, 1)) {
    week.push(day);
    if (week.length < 7) continue;
    weeks.push(week);
    week = [];
  }
  if (week.length > 0) weeks.push([...week, ...Array(7 - week.length).fill(null)]);
  return weeks;
}

interface MonthTableProps {
  /** `YYYY-MM` */
  month: string;
  dates: readonly DateOnMonth[];
  /** Beside a list: only dots, and each day leads to the month. */
  isSmall?: boolean;
}

/** A month of events as a table of links, which needs no scripts. */
export function MonthTable({ month, dates, isSmall = false }: MonthTableProps) {
  const { t, language } = useTranslation();
  const localized = useLocalized();
  const [parameters] = useSearchParams();
  const say = useLineDay();
  const narrow = dateFormat(language, { weekday: isSmall ? 'narrow' : 'short', timeZone: 'UTC' });
  const long = dateFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const title = dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const days = byDay(dates);
  const today = currentDay();
  const Title = isSmall ? 'h3' : 'h2';
  const step = (count: number, label: string, Icon: typeof ChevronLeft) => {
    const other = monthAfter(month, count).slice(0, 7);
    const [first, last] = [-MOST_MONTHS, MOST_MONTHS].map((far) => monthAfter(today, far).slice(0, 7));
    if (other < first! || other > last!) return <span className={styles.step} />;
    return (
      <Link
        to={withParameters(parameters, { month: other })}
        rel="nofollow"
        preventScrollReset
        className={styles.step}
      >
        <Icon />
        <VisuallyHidden>{label}</VisuallyHidden>
      </Link>
    );
  };
  const cell = (day: string) => {
    const found = days.get(day) ?? [];
    const number = Number(day.slice(8));
    if (found.length === 0) return <span className={styles.number}>{number}</span>;
    const label = t('events.dayEvents', { count: found.length, day: say(day) });
    const anchor = anchorOf(day, found);
    const to = isSmall ? `${withParameters(parameters, { view: 'month', month })}#${anchor}` : `#${anchor}`;
    const numbered = (
      <>
        <span aria-hidden className={styles.number}>
          {number}
        </span>
        <span aria-hidden className={styles.dots}>
          {'•'.repeat(Math.min(found.length, 3))}
        </span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </>
    );
    return (
      <>
        <a href={to} className={styles.day}>
          {numbered}
        </a>
        {!isSmall && (
          <ul className={`plain-list ${styles.names}`}>
            {found.map(({ event, isCalledOff, startsAt }) => {
              const name = localized(event.name, event.textLanguages.name);
              return (
                <li key={`${event.id} ${startsAt}`}>
                  <Link
                    to={eventPath(event.id)}
                    lang={name.lang}
                    className={isCalledOff ? styles.off : undefined}
                  >
                    {name.text}
                  </Link>
                </li>
              );
            })}
          </ul>
        )}
      </>
    );
  };
  return (
    <div className={isSmall ? styles.small : styles.month}>
      <div className={styles.head}>
        {step(-1, t('events.previousMonth'), ChevronLeft)}
        <Title className={`text-h3 ${styles.title}`} suppressHydrationWarning>
          {title.format(new Date(`${month}-01`))}
        </Title>
        {step(1, t('events.nextMonth'), ChevronRight)}
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden" suppressHydrationWarning>
          {title.format(new Date(`${month}-01`))}
        </caption>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, index) => {
              const date = new Date(Date.UTC(2001, 0, 1 + index));
              return (
                <th key={date.toISOString()} scope="col" abbr={long.format(date)} suppressHydrationWarning>
                  {narrow.format(date)}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the weeks of a month never change places.
            <tr key={row}>
              {week.map((day, column) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor do its days.
                  key={column}
                  className={day && days.has(day) ? styles.full : undefined}
                  aria-current={day === today ? 'date' : undefined}
                >
                  {day && cell(day)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isSmall && <p className={styles.hint}>{t('events.monthHint')}</p>}
    </div>
  );
}
