import { Link } from 'react-router-dom';
import { daysUntil } from '../../../rules/days.ts';
import { eventPath } from '../../../rules/event-path.ts';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { MediaPicture } from '../../components/media/media-picture.tsx';
import { PicturePlaceholder } from '../../components/media/picture-placeholder.tsx';
import { usePictureAlt } from '../../components/media/use-picture-alt.ts';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useDaysAway } from '../../i18n/dates.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AddToCalendar } from './calendar-links.tsx';
import { DateBlock } from './date-block.tsx';
import { EventAct, EventLeft } from './event-act.tsx';
import { EventFacts } from './event-facts.tsx';
import { shownDate, shownDay } from './event-when.ts';
import type { EventFieldsFragment } from './events.generated.ts';
import styles from './next-on-page.module.css';

/** The next event, large: its picture with the day, when and where, and what one does about it. */
export function NextOnPage({ event }: { event: EventFieldsFragment }) {
  const { t } = useTranslation();
  const daysAway = useDaysAway();
  const pictureAlt = usePictureAlt();
  const name = useLocalized()(event.name, event.textLanguages.name);
  const day = shownDay(event);
  const isOff = event.isCalledOff || shownDate(event)?.isCalledOff;
  const away = day ? daysUntil(day, currentDay()) : 0;
  const picture = event.file?.contentType.startsWith('image/') ? event.file : event.file?.poster;
  return (
    <article className={`card ${styles.next}`}>
      <div className={styles.picture}>
        {picture ? (
          <MediaPicture
            picture={picture}
            {...pictureAlt(event)}
            {...IMAGE_SIZES.event}
            sizes="(min-width: 900px) 600px, 92vw"
            eager
          />
        ) : (
          <PicturePlaceholder seed={event.id} {...IMAGE_SIZES.event} />
        )}
        {day && (
          <div className={styles.day}>
            <DateBlock day={day} />
          </div>
        )}
      </div>
      <div className={styles.words}>
        <p className={`text-accent ${styles.away}`} suppressHydrationWarning>
          {[t('events.next'), ...(!isOff && away >= 0 && away <= 14 ? [daysAway(away)] : [])].join(' · ')}
        </p>
        <h2 lang={name.lang} className={`text-h2 ${isOff ? styles.struck : ''}`}>
          {name.text}
        </h2>
        <EventFacts event={event} />
        <EventLeft event={event} />
        <div className={styles.acts}>
          <EventAct event={event}>
            <Link to={eventPath(event.id)} className={`button button-filled ${styles.main}`}>
              {t('home.readMore')}
              <VisuallyHidden>
                : <span lang={name.lang}>{name.text}</span>
              </VisuallyHidden>
            </Link>
          </EventAct>
          <AddToCalendar event={event} />
        </div>
      </div>
    </article>
  );
}
