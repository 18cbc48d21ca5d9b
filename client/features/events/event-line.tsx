import { Link } from 'react-router-dom';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import { cutText } from '../../../rules/cut-text.ts';
import { whyOf } from '../../../rules/event-dates.ts';
import { eventPath } from '../../../rules/event-path.ts';
import { LIMITS } from '../../../rules/limits.ts';
import { ReadMore } from '../../components/dialogs/read-more.tsx';
import { itemAnchor } from '../../components/list/page-parameter.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AddToCalendar } from './calendar-links.tsx';
import { DateBlock } from './date-block.tsx';
import { EventAct, EventLeft } from './event-act.tsx';
import { EventPlaceText, hasPlace } from './event-facts.tsx';
import styles from './event-line.module.css';
import { shownDate, shownDay } from './event-when.ts';
import type { EventFieldsFragment } from './events.generated.ts';
import { useDaysWords, useHoursWords, useSeriesWords } from './use-event-words.ts';

interface EventLineProps {
  event: EventFieldsFragment;
  /** Opens the full text. */
  onOpen: () => void;
  isDialogMissing: boolean;
}

/** An event as a line of a list: day, title, when and where, kind, what is left, and what one does about it. */
export function EventLine({ event, onOpen, isDialogMissing }: EventLineProps) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const name = localized(event.name, event.textLanguages.name);
  const description = localized(event.description, event.textLanguages.description);
  const hours = useHoursWords();
  const seriesWords = useSeriesWords();
  const daysWords = useDaysWords('short');
  const date = shownDate(event);
  const day = shownDay(event);
  const isOff = event.isCalledOff || date?.isCalledOff;
  const note = localized(date?.note ?? '', date?.noteLanguage);
  const whyOff = localized(event.calledOffNote ?? '', event.textLanguages.calledOffNote);
  const why = whyOf(event, whyOff, note);
  const below = note.text ? note : description;
  const when = [
    ...(date ? [hours(date, event.toTime) || daysWords(date)] : []),
    ...(event.series && event.startsOn ? [seriesWords(event.series, event.startsOn)] : []),
  ].join(' · ');
  return (
    // A film is found among the films.
    <li id={event.fileType === ContentFileType.VIDEO ? undefined : itemAnchor(event.id)}>
      <article className={`${styles.line} ${isOff ? styles.off : ''}`}>
        {day && <DateBlock day={day} isSmall />}
        <div className={styles.words}>
          <h3 lang={name.lang} className={styles.name}>
            <Link to={eventPath(event.id)} className={styles.link}>
              {name.text}
            </Link>
          </h3>
          <div className={styles.when}>
            {day && (
              <time dateTime={day} suppressHydrationWarning>
                {when}
              </time>
            )}
            {hasPlace(event) && (
              <>
                {when && ' · '}
                <EventPlaceText event={event} />
              </>
            )}
          </div>
          {isOff ? (
            <p className={styles.why} lang={why.lang}>
              {why.text ? t('events.calledOffWhy', { why: why.text }) : t('events.calledOff')}
            </p>
          ) : (
            <p lang={below.lang} className={styles.beginning}>
              {cutText(below.text, LIMITS.cardDescription)}
            </p>
          )}
        </div>
        <div className={styles.kind}>
          {event.eventKind && <span className={styles.chip}>{t(`events.kinds.${event.eventKind}`)}</span>}
        </div>
        <div className={styles.left}>
          <EventLeft event={event} />
        </div>
        <div className={styles.act}>
          <EventAct event={event}>
            <ReadMore name={name} description={description} inPlace={isDialogMissing} onOpen={onOpen} />
          </EventAct>
        </div>
        <div className={styles.calendar}>
          <AddToCalendar event={event} isIcon />
        </div>
      </article>
    </li>
  );
}
