import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { daysUntil } from '../../../rules/days.ts';
import { eventPath } from '../../../rules/event-path.ts';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { Schedule } from '../../components/icons/schedule.ts';
import { MediaPicture } from '../../components/media/media-picture.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useDaysAway } from '../../i18n/dates.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DateBlock } from '../events/date-block.tsx';
import { EventAct, EventLeft } from '../events/event-act.tsx';
import { EventDate } from '../events/event-date.tsx';
import { EventPlaceText, hasPlace } from '../events/event-facts.tsx';
import { isEveryDay, shownDay } from '../events/event-when.ts';
import type { EventFieldsFragment } from '../events/events.generated.ts';
import { useHoursWords } from '../events/use-event-words.ts';
import styles from './next-event.module.css';

/** Farther away, the number of days says less than the date. */
const COUNTED_DAYS = 14;

interface NextEventProps {
  /** The first of all events, those to come before those that are over. */
  events: readonly EventFieldsFragment[];
}

/** The next event with its date and what one does about it, and what is on every day, as an arti; nothing where none is planned. */
export function NextEvent({ events }: NextEventProps) {
  const next = events.find((event) => event.nextDate && !isEveryDay(event));
  const daily = events.find(isEveryDay);
  if (!next) return daily ? <EveryDay event={daily} isAlone /> : null;
  return <OneEvent event={next}>{daily && <EveryDay event={daily} />}</OneEvent>;
}

interface EveryDayProps {
  event: EventFieldsFragment;
  /** It stands in the place of the next event. */
  isAlone?: boolean;
}

/** "Today 19:30 · Evening Arti", on the way to its page. */
function EveryDay({ event, isAlone = false }: EveryDayProps) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const daysAway = useDaysAway();
  const hours = useHoursWords();
  const day = shownDay(event);
  if (!event.nextDate || !day) return null;
  const name = localized(event.name, event.textLanguages.name);
  const link = (
    <Link to={eventPath(event.id)} className={styles.daily}>
      <Schedule />
      <span>
        {/* A page that was kept may be a day old. */}
        <strong suppressHydrationWarning>
          {daysAway(Math.max(daysUntil(day, currentDay()), 0))}
          {hours(event.nextDate) && `, ${hours(event.nextDate)}`}
        </strong>
        {' · '}
        <span lang={name.lang}>{name.text}</span>
        <small>{t('home.everyDay')}</small>
      </span>
    </Link>
  );
  return isAlone ? (
    <article className={`page-colours ${styles.next} ${styles.dailyAlone}`}>{link}</article>
  ) : (
    link
  );
}

interface OneEventProps {
  event: EventFieldsFragment;
  /** What is on every day. */
  children: ReactNode;
}

function OneEvent({ event, children }: OneEventProps) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const daysAway = useDaysAway();
  const hours = useHoursWords();
  const day = shownDay(event);
  if (!event.nextDate || !day) return null;
  // One of several days may have begun.
  const away = Math.max(daysUntil(day, currentDay()), 0);
  const name = localized(event.name, event.textLanguages.name);
  const picture = event.file?.contentType.startsWith('image/') ? event.file : undefined;
  return (
    <article className={`page-colours ${styles.next} ${picture ? styles.withPicture : ''}`}>
      {picture && (
        <div className={styles.picture}>
          <MediaPicture picture={picture} alt="" {...IMAGE_SIZES.event} sizes="340px" />
        </div>
      )}
      <DateBlock day={day} />
      <div className={styles.words}>
        {/* A page that was kept may be a day old. */}
        <p className="text-accent text-small" suppressHydrationWarning>
          {[t('home.next'), ...(away <= COUNTED_DAYS ? [daysAway(away)] : [])].join(' · ')}
        </p>
        <h2 lang={name.lang} className={`text-h3 ${styles.name}`}>
          <Link to={eventPath(event.id)}>{name.text}</Link>
        </h2>
        <p className={`text-small ${styles.when}`}>
          {event.nextDate.isCalledOff && <strong>{t('events.calledOff')}: </strong>}
          <EventDate day={day} />
          <span suppressHydrationWarning>
            {hours(event.nextDate, event.toTime) && `, ${hours(event.nextDate, event.toTime)}`}
          </span>
          {hasPlace(event) && (
            <>
              {' · '}
              <EventPlaceText event={event} />
            </>
          )}
        </p>
        <EventLeft event={event} />
      </div>
      <div className={styles.action}>
        <EventAct event={event}>
          <Link to={eventPath(event.id)} className="button button-filled">
            {t('home.readMore')}
            <VisuallyHidden>
              : <span lang={name.lang}>{name.text}</span>
            </VisuallyHidden>
          </Link>
        </EventAct>
      </div>
      {children}
    </article>
  );
}

/** Reserves its space. */
export function NextEventPlaceholder() {
  return (
    <article aria-hidden className={`page-colours ${styles.next}`}>
      <div className={styles.waiting}>
        <Placeholder width="60%" height={36} />
        <Placeholder width="80%" height={120} />
      </div>
    </article>
  );
}
