import { Link, useSearchParams } from 'react-router-dom';
import type { EventKind } from '../../../rules/event-dates.ts';
import { eventPath } from '../../../rules/event-path.ts';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { useReadMore } from '../../components/dialogs/use-read-more.tsx';
import { CalendarMonth } from '../../components/icons/calendar-month.ts';
import { ViewAgenda as ViewList } from '../../components/icons/view-agenda.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EventDate } from './event-date.tsx';
import { useGroups } from './event-groups.ts';
import { EventLine } from './event-line.tsx';
import { isEveryDay, shownDay } from './event-when.ts';
import type { EventCountsQuery, EventFieldsFragment } from './events.generated.ts';
import { withParameters } from './events-address.ts';
import styles from './events-list.module.css';
import { useHoursWords, useSeriesWords } from './use-event-words.ts';

/** Whether events are a list or a month: links, which need no scripts. */
export function ViewSwitch({ isMonth }: { isMonth: boolean }) {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  return (
    <nav aria-label={t('events.view')} className={styles.switch}>
      <Link
        to={withParameters(parameters, { view: null })}
        rel="nofollow"
        preventScrollReset
        aria-current={isMonth ? undefined : 'true'}
      >
        <ViewList size="small" />
        {t('events.asList')}
      </Link>
      <Link
        to={withParameters(parameters, { view: 'month' })}
        rel="nofollow"
        preventScrollReset
        aria-current={isMonth ? 'true' : undefined}
      >
        <CalendarMonth size="small" />
        {t('events.asMonth')}
      </Link>
    </nav>
  );
}

/** The kinds of what is to come, as links. */
export function KindChips({
  kinds,
  kind,
}: {
  kinds: EventCountsQuery['eventCounts']['kinds'];
  kind?: EventKind;
}) {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  // Of a kind of which nothing is to come any more, there is a way back to all.
  if (kinds.length === 0 && !kind) return null;
  const chip = (value: EventKind | null, label: string, count?: number) => (
    <Link
      key={value}
      to={withParameters(parameters, { kind: value })}
      rel="nofollow"
      preventScrollReset
      aria-current={(kind ?? null) === value ? 'true' : undefined}
      className={styles.chip}
    >
      {label} {count !== undefined && <small>{count}</small>}
    </Link>
  );
  return (
    <nav aria-label={t('events.kindLabel')} className={styles.bar}>
      {chip(null, t('events.all'))}
      {kinds.map(({ kind: one, count }) => chip(one, t(`events.kindsMany.${one}`), count))}
    </nav>
  );
}

/** Events to come as lines, under the weeks and months they are in. */
export function EventLines({ events }: { events: readonly EventFieldsFragment[] }) {
  const groups = useGroups()(events);
  const { open, isDialogMissing, dialog } = useReadMore<EventFieldsFragment>({
    pictureSize: IMAGE_SIZES.event,
    subtitleOf: (event) => {
      const day = shownDay(event);
      return day && <EventDate day={day} />;
    },
    addressOf: ({ id }) => eventPath(id),
  });
  return (
    <>
      {groups.map(({ title, events: ofGroup }) => (
        <section key={title} aria-label={title}>
          <p aria-hidden className={styles.group} suppressHydrationWarning>
            {title}
          </p>
          <ul className={`plain-list card ${styles.lines}`}>
            {ofGroup.map((event) => (
              <EventLine
                key={event.id}
                event={event}
                onOpen={() => open(event)}
                isDialogMissing={isDialogMissing}
              />
            ))}
          </ul>
        </section>
      ))}
      {dialog}
    </>
  );
}

/** What is every day or every week, a line each. */
export function EveryWeek({ events }: { events: readonly EventFieldsFragment[] }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const seriesWords = useSeriesWords();
  const hours = useHoursWords();
  const weekly = events.filter(
    (event) =>
      !event.nextDate?.isCalledOff &&
      (isEveryDay(event) || (event.series?.every === 'WEEK' && event.series.interval === 1)),
  );
  if (weekly.length === 0) return null;
  return (
    <section className={`card ${styles.box}`}>
      <h3 className="text-h4">{t('events.everyWeek')}</h3>
      <ul className={`plain-list ${styles.weekly}`}>
        {weekly.map((event) => {
          const name = localized(event.name, event.textLanguages.name);
          return (
            <li key={event.id}>
              <strong lang={name.lang}>{name.text}</strong>
              {', '}
              <time dateTime={shownDay(event)} suppressHydrationWarning>
                {seriesWords(event.series!, event.startsOn ?? '')}
                {event.nextDate &&
                  hours(event.nextDate, event.toTime) &&
                  `, ${hours(event.nextDate, event.toTime)}`}
              </time>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
