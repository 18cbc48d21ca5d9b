import { Link } from 'react-router-dom';
import { whyOf } from '../../../rules/event-dates.ts';
import { eventPath } from '../../../rules/event-path.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AddToCalendar } from './calendar-links.tsx';
import { DateBlock } from './date-block.tsx';
import { EventPlaceText, hasPlace } from './event-facts.tsx';
import lineStyles from './event-line.module.css';
import { daysOfDate } from './event-when.ts';
import styles from './events-list.module.css';
import { type DateOnMonth, dayAnchor, MonthTable } from './month-table.tsx';
import { useDaysWords, useHoursWords } from './use-event-words.ts';

function DateLine({ date }: { date: DateOnMonth }) {
  const { t } = useTranslation();
  const { event, isCalledOff } = date;
  const localized = useLocalized();
  const name = localized(event.name, event.textLanguages.name);
  const whyOff = localized(event.calledOffNote ?? '', event.textLanguages.calledOffNote);
  const note = whyOf(event, whyOff, localized(date.note ?? '', date.noteLanguage));
  const hours = useHoursWords();
  const days = useDaysWords('short');
  const { first } = daysOfDate(date);
  return (
    <article className={`${lineStyles.line} ${lineStyles.ofMonth} ${isCalledOff ? lineStyles.off : ''}`}>
      <DateBlock day={first} isSmall />
      <div className={lineStyles.words}>
        <h3 lang={name.lang} className={lineStyles.name}>
          <Link to={eventPath(event.id)} className={lineStyles.link}>
            {name.text}
          </Link>
        </h3>
        <div className={lineStyles.when}>
          <time dateTime={first} suppressHydrationWarning>
            {[days(date), hours(date, event.toTime)].filter(Boolean).join(' · ')}
          </time>
          {hasPlace(event) && (
            <>
              {' · '}
              <EventPlaceText event={event} />
            </>
          )}
        </div>
        {isCalledOff ? (
          <p className={lineStyles.why} lang={note.lang}>
            {note.text ? t('events.calledOffWhy', { why: note.text }) : t('events.calledOff')}
          </p>
        ) : (
          note.text && (
            <p className={lineStyles.beginning} lang={note.lang}>
              {note.text}
            </p>
          )
        )}
      </div>
      <div className={lineStyles.calendar}>
        <AddToCalendar event={event} day={date.day} isIcon />
      </div>
    </article>
  );
}

/** A month: its table, and below it what is on each day. */
export function MonthView({ month, dates }: { month: string; dates: readonly DateOnMonth[] }) {
  const { t } = useTranslation();
  const first = new Set<string>();
  return (
    <>
      <MonthTable month={month} dates={dates} />
      {dates.length === 0 ? (
        <p className="text-body text-soft">{t('events.emptyMonth')}</p>
      ) : (
        <ul className={`plain-list card ${styles.lines} ${styles.ofMonth}`}>
          {dates.map((date) => {
            const day = daysOfDate(date).first;
            const isFirst = !first.has(day);
            first.add(day);
            return (
              <li key={`${date.event.id} ${date.day}`} id={isFirst ? dayAnchor(day) : undefined}>
                <DateLine date={date} />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
