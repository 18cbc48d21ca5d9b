import { whyOf } from '../../../rules/event-dates.ts';
import { Place } from '../../components/icons/place.ts';
import { Repeat } from '../../components/icons/repeat.ts';
import { Schedule } from '../../components/icons/schedule.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EventDate } from './event-date.tsx';
import styles from './event-facts.module.css';
import { shownDate, shownDay } from './event-when.ts';
import type { EventFieldsFragment } from './events.generated.ts';
import { useDaysWords, useHoursWords, useSeriesWords } from './use-event-words.ts';

interface Placed extends Pick<EventFieldsFragment, 'place' | 'rooms'> {
  textLanguages: { place: string };
}

/** Where an event is: its place, or our rooms. */
export function EventPlaceText({ event }: { event: Placed }) {
  const localized = useLocalized();
  if (event.place) {
    const place = localized(event.place, event.textLanguages.place);
    return <span lang={place.lang}>{place.text}</span>;
  }
  return event.rooms?.map((room, index) => {
    const name = localized(room.name, room.nameLanguage);
    return (
      <span key={room.id} lang={name.lang}>
        {index > 0 && ', '}
        {name.text}
      </span>
    );
  });
}

export const hasPlace = ({ place, rooms }: Pick<EventFieldsFragment, 'place' | 'rooms'>) =>
  Boolean(place) || (rooms?.length ?? 0) > 0;

/** When, how often and where an event is, a line each, and that it is called off. */
export function EventFacts({ event }: { event: EventFieldsFragment }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const days = useDaysWords('full');
  const hours = useHoursWords();
  const seriesWords = useSeriesWords();
  const date = shownDate(event);
  const day = shownDay(event);
  const why = localized(event.calledOffNote ?? '', event.textLanguages.calledOffNote);
  const isOff = event.isCalledOff || date?.isCalledOff;
  const note = localized(date?.note ?? '', date?.noteLanguage);
  const whyOff = whyOf(event, why, note);
  return (
    <div className={styles.facts}>
      {isOff && (
        <p className={styles.off}>
          <strong>{t('events.calledOff')}</strong>
          {whyOff.text && (
            <>
              {': '}
              <span lang={whyOff.lang}>{whyOff.text}</span>
            </>
          )}
        </p>
      )}
      {day && (
        <p className={`${styles.fact} ${isOff ? styles.struck : ''}`}>
          <Schedule size="small" />
          <span>
            {date ? (
              <time dateTime={day} className="text-strong" suppressHydrationWarning>
                {days(date)}
              </time>
            ) : (
              <EventDate day={day} />
            )}
            {date && hours(date, event.toTime) && (
              <span suppressHydrationWarning>, {hours(date, event.toTime)}</span>
            )}
          </span>
        </p>
      )}
      {event.series && event.startsOn && event.nextDate && (
        <p className={styles.fact}>
          <Repeat size="small" />
          <span suppressHydrationWarning>{seriesWords(event.series, event.startsOn)}</span>
        </p>
      )}
      {!isOff && note.text && (
        <p className={styles.note} lang={note.lang}>
          {note.text}
        </p>
      )}
      {hasPlace(event) && (
        <p className={styles.fact}>
          <Place size="small" />
          <span>
            <EventPlaceText event={event} />
            {event.mapLink && (
              <>
                {' · '}
                <a href={event.mapLink} rel="noopener">
                  {t('events.map')}
                </a>
              </>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
