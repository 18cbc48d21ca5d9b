import { AddLink } from '../../components/list/add-link.tsx';
import { CardGrid } from '../../components/list/card-grid.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Section } from '../../components/page/section.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { EventFieldsFragment } from '../events/events.generated.ts';
import { Band } from './band.tsx';
import { RecentEventCard } from './recent-event-card.tsx';
import styles from './recent-events.module.css';
import { SectionLink } from './section-link.tsx';

/** The newest events with a picture (three), with a link to all events. */
export function RecentEvents({ events }: { events: readonly EventFieldsFragment[] }) {
  const { t } = useTranslation();
  return (
    <Band>
      <Section
        title={t('home.recentEvents')}
        action={<SectionLink to={PATHS.events}>{t('home.allEvents')}</SectionLink>}
      >
        {events.length === 0 ? (
          <>
            <p className={`text-body text-soft ${styles.none}`}>{t('home.noEvents')}</p>
            <AddLink label="events.add" to={PATHS.editEvent} />
          </>
        ) : (
          <CardGrid>
            {events.map((event) => (
              <li key={event.id}>
                <RecentEventCard event={event} />
              </li>
            ))}
          </CardGrid>
        )}
      </Section>
    </Band>
  );
}
