import { Link, useSearchParams } from 'react-router-dom';
import { eventPath } from '../../../rules/event-path.ts';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { ContentCardGrid, ContentCardGridPlaceholder } from '../../components/list/content-card-grid.tsx';
import { PagedList } from '../../components/list/paged-list.tsx';
import type { QueryResult } from '../../components/page/load-state.tsx';
import { Section } from '../../components/page/section.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EventDate } from './event-date.tsx';
import { shownDay } from './event-when.ts';
import type { EventCountsQuery, EventsByTimeQuery } from './events.generated.ts';
import { withParameters } from './events-address.ts';
import styles from './events-list.module.css';

/** The years of what is over, as links. */
function Years({ years, year }: { years: EventCountsQuery['eventCounts']['years']; year?: number }) {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  if (years.length < 2 && !year) return null;
  return (
    <nav aria-label={t('events.byYear')} className={styles.years}>
      <Link
        to={withParameters(parameters, { year: null })}
        rel="nofollow"
        preventScrollReset
        aria-current={year ? undefined : 'true'}
      >
        {t('events.all')}
      </Link>
      {years.map(({ year: one, count }) => (
        <Link
          key={one}
          to={withParameters(parameters, { year: String(one) })}
          rel="nofollow"
          preventScrollReset
          aria-current={year === one ? 'true' : undefined}
        >
          {one} ({count})
        </Link>
      ))}
    </nav>
  );
}

interface EventCardsProps {
  title: string;
  id: string;
  result: QueryResult<EventsByTimeQuery>;
  page: number;
  pageSize: number;
  pageParameter: string;
  years?: EventCountsQuery['eventCounts']['years'];
  year?: number;
  /** Pictures of other events stand above. */
  isBelow: boolean;
}

/** A section of events with their pictures: what is over, by year, or what has no date. */
export function EventCards(props: EventCardsProps) {
  const { title, id, result, page, pageSize, pageParameter, years = [], year, isBelow } = props;
  const found = result.data ?? result.previousData;
  if (found && found.eventsByTime.totalCount === 0 && !year) return null;
  return (
    <Section title={title} id={id}>
      <Years years={years} year={year} />
      <PagedList
        result={result}
        listOf={({ eventsByTime }) => eventsByTime}
        placeholder={<ContentCardGridPlaceholder count={3} pictureSize={IMAGE_SIZES.event} />}
        page={page}
        pageParameter={pageParameter}
        pageSize={pageSize}
        hash={`#${id}`}
        label={title}
        empty={null}
      >
        {(items) => (
          <ContentCardGrid
            items={items}
            pictureSize={IMAGE_SIZES.event}
            heading="h3"
            subtitleOf={(event) => {
              const day = shownDay(event);
              return day && <EventDate day={day} />;
            }}
            addressOf={({ id: event }) => eventPath(event)}
            isBelow={isBelow}
          />
        )}
      </PagedList>
    </Section>
  );
}
