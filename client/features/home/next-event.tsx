import { Link } from 'react-router-dom';
import { daysUntil } from '../../../rules/days.ts';
import { eventPath } from '../../../rules/event-path.ts';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { MediaPicture } from '../../components/media/media-picture.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useDaysAway } from '../../i18n/dates.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DateBlock } from '../events/date-block.tsx';
import { EventDate } from '../events/event-date.tsx';
import { EventPlaceText, hasPlace } from '../events/event-facts.tsx';
import { shownDay } from '../events/event-when.ts';
import type { EventFieldsFragment } from '../events/events.generated.ts';
import { useHoursWords } from '../events/use-event-words.ts';
import styles from './next-event.module.css';

/** Farther away, the number of days says less than the date. */
const COUNTED_DAYS = 14;

interface NextEventProps {
  /** The first of all events, those to come before those that are over. */
  event: EventFieldsFragment | undefined;
}

/** The next event with its date, and the way to its page; nothing where none is planned. */
export function NextEvent({ event }: NextEventProps) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const daysAway = useDaysAway();
  const hours = useHoursWords();
  const day = event?.nextDate ? shownDay(event) : undefined;
  if (!event?.nextDate || !day) return null;
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
          {name.text}
        </h2>
        <p className="text-small">
          {event.isCalledOff && <strong>{t('events.calledOff')}: </strong>}
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
      </div>
      <Link to={eventPath(event.id)} className={`button button-filled ${styles.action}`}>
        {t('home.readMore')}
        <VisuallyHidden>
          : <span lang={name.lang}>{name.text}</span>
        </VisuallyHidden>
      </Link>
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
