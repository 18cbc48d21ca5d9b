import { Link } from 'react-router-dom';
import { eventPath } from '../../../rules/event-path.ts';
import { IMAGE_SIZES, LIMITS } from '../../../rules/limits.ts';
import { ContentCard } from '../../components/list/content-card.tsx';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EventDate } from '../events/event-date.tsx';
import { shownDay } from '../events/event-when.ts';
import type { EventFieldsFragment } from '../events/events.generated.ts';
import styles from './section-link.module.css';

const HOME_LIMITS = { name: LIMITS.eventTitleOnHome, description: LIMITS.eventDescriptionOnHome };

/** An event's picture with its name and description, truncated (23 and 60 characters). */
export function RecentEventCard({ event }: { event: EventFieldsFragment }) {
  const { t } = useTranslation();
  const name = useLocalized()(event.name, event.textLanguages.name);
  const day = shownDay(event);
  const readMore = (
    <Link to={eventPath(event.id)} className={`covering ${styles.link}`}>
      {t('home.readMore')}
      <VisuallyHidden>
        : <span lang={name.lang}>{name.text}</span>
      </VisuallyHidden>
    </Link>
  );
  return (
    <ContentCard
      item={event}
      pictureSize={IMAGE_SIZES.event}
      subtitle={day && <EventDate day={day} />}
      heading="h3"
      limits={HOME_LIMITS}
      action={readMore}
    />
  );
}
