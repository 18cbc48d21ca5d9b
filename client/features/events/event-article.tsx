import { Link } from 'react-router-dom';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { MediaPicture } from '../../components/media/media-picture.tsx';
import { MediaVideo } from '../../components/media/media-video.tsx';
import { usePictureAlt } from '../../components/media/use-picture-alt.ts';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { ShareLink } from '../../components/page/share-link.tsx';
import { TextParagraphs } from '../../components/page/text-paragraphs.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AddToCalendar, ShareOnWhatsApp } from './calendar-links.tsx';
import { DateBlock } from './date-block.tsx';
import { EventAct, EventLeft } from './event-act.tsx';
import styles from './event-article.module.css';
import { EventFacts } from './event-facts.tsx';
import { shownDate, shownDay } from './event-when.ts';
import type { EventFieldsFragment } from './events.generated.ts';
import { type SeriesDates, SeriesExceptions } from './series-exceptions.tsx';
import { useDaysWords, useHoursWords } from './use-event-words.ts';

function Medium({ event }: { event: EventFieldsFragment }) {
  const pictureAlt = usePictureAlt();
  const { file, name } = event;
  if (!file) return null;
  if (!file.contentType.startsWith('image/')) {
    return <MediaVideo url={file.url} label={name} poster={file.poster} />;
  }
  const sizes = '(min-width: 1208px) 480px, (min-width: 900px) 40vw, 92vw';
  return <MediaPicture picture={file} {...pictureAlt(event)} {...IMAGE_SIZES.event} sizes={sizes} eager />;
}

/** An event's name, date, picture or film, and full text. */
export function EventArticle({ event }: { event: EventFieldsFragment & SeriesDates }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const name = localized(event.name, event.textLanguages.name);
  const description = localized(event.description, event.textLanguages.description);
  const day = shownDay(event);
  const date = shownDate(event);
  const days = useDaysWords('full');
  const hours = useHoursWords();
  const words = date ? [days(date), hours(date, event.toTime)].filter(Boolean).join(', ') : '';
  return (
    <>
      <Breadcrumb
        steps={[
          { label: t('layout.home'), to: PATHS.home },
          { label: t('events.list'), to: PATHS.events },
          { label: name.text },
        ]}
      />
      <article className={`${styles.event} ${event.file ? styles.withMedium : ''}`}>
        <div className={styles.head}>
          {day && <DateBlock day={day} />}
          <div>
            <h1 lang={name.lang} className="text-h1">
              {name.text}
            </h1>
            <EventFacts event={event} />
            <SeriesExceptions event={event} />
            <EventLeft event={event} isOnOwnPage />
          </div>
        </div>
        {event.file && (
          <div className={`rounded ${styles.medium}`}>
            <Medium event={event} />
          </div>
        )}
        <div>
          <TextParagraphs text={description.text} lang={description.lang} />
          <div className={styles.actions}>
            <EventAct event={event} isOnOwnPage />
            {shownDate(event) && <AddToCalendar event={event} />}
            <ShareOnWhatsApp event={event} words={words} />
            <ShareLink title={name.text} />
            <Link to={PATHS.events} className="button">
              {t('home.allEvents')}
            </Link>
          </div>
        </div>
      </article>
    </>
  );
}
