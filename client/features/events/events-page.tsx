import { useSearchParams } from 'react-router-dom';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import { eventPath } from '../../../rules/event-path.ts';
import { EventAvailable } from '../../components/icons/event-available.ts';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { FILMS_PER_PAGE, pageVariables } from '../../components/list/page-parameter.ts';
import { PagedList } from '../../components/list/paged-list.tsx';
import { LoadState } from '../../components/page/load-state.tsx';
import { useUsedParts } from '../../components/page/page-parts.ts';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { PublicPage } from '../../components/page/public-page.tsx';
import { Section } from '../../components/page/section.tsx';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RepliesBetweenDocument } from '../replies/replies-between.generated.ts';
import { repliesToComeVariables } from '../replies/use-reply-facts.ts';
import { SponsorLinkDocument } from '../sponsors/sponsor-link.generated.ts';
import { SponsorLink } from '../sponsors/sponsor-link.tsx';
import { useVideoLinksQuery, VideoLinksDocument } from '../video-links/video-links.generated.ts';
import { useFeedAddress } from './calendar-links.tsx';
import { EventLines, EveryWeek, KindChips, ViewSwitch } from './coming-events.tsx';
import { DescribedEvents } from './described-events.tsx';
import { EventCards } from './event-cards.tsx';
import { EventFilms } from './event-films.tsx';
import { EventPlaceDocument } from './event-place.generated.ts';
import { isEveryDay } from './event-when.ts';
import {
  EventCountsDocument,
  EventsByTimeDocument,
  EventsDocument,
  useEventCountsQuery,
  useEventsByTimeQuery,
  useEventsQuery,
  useWhatsOnQuery,
  WhatsOnDocument,
} from './events.generated.ts';
import { askedAt, monthVariables } from './events-address.ts';
import styles from './events-list.module.css';
import { MonthTable } from './month-table.tsx';
import { MonthView } from './month-view.tsx';
import { NextOnPage } from './next-on-page.tsx';
import { SubscribeBox } from './subscribe-box.tsx';

const listsAt = (search: URLSearchParams) => ({
  ...askedAt(search),
  videos: {
    ...pageVariables(search, { pageParameter: 'video_page', pageSize: FILMS_PER_PAGE }),
    fileType: ContentFileType.VIDEO,
  },
  links: pageVariables(search, { pageParameter: 'link_page', pageSize: FILMS_PER_PAGE }),
});

export const queries: PageQueries = ({ search, isUsed }) => {
  const { coming, undated, past, counted, month, kind, videos, links } = listsAt(search);
  return [
    { query: EventsByTimeDocument, variables: coming },
    { query: EventsByTimeDocument, variables: undated },
    { query: EventsByTimeDocument, variables: past },
    { query: EventCountsDocument, variables: counted },
    { query: WhatsOnDocument, variables: monthVariables(month, kind) },
    { query: EventsDocument, variables: videos },
    ...(isUsed('replies') ? [{ query: RepliesBetweenDocument, variables: repliesToComeVariables() }] : []),
    ...(isUsed('films') ? [{ query: VideoLinksDocument, variables: links }] : []),
    ...(isUsed('donations') ? [{ query: SponsorLinkDocument }] : []),
    { query: EventPlaceDocument },
  ];
};

/** What is to come, as lines or as a month; what was, as photographs; then films. */
export function EventsPage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const asked = listsAt(parameters);
  const hasFilms = useUsedParts()('films');
  const { webcal } = useFeedAddress();
  const coming = useEventsByTimeQuery({ variables: asked.coming });
  const undated = useEventsByTimeQuery({ variables: asked.undated });
  const past = useEventsByTimeQuery({ variables: asked.past });
  const counts = useEventCountsQuery({ variables: asked.counted }).data?.eventCounts;
  const month = useWhatsOnQuery({ variables: monthVariables(asked.month, asked.kind) });
  const videos = useEventsQuery({ variables: asked.videos });
  const links = useVideoLinksQuery({ variables: asked.links, skip: !hasFilms });
  const lists = [coming, undated, past];
  const isEmpty =
    lists.every(({ data }) => data?.eventsByTime.totalCount === 0) && !asked.year && !asked.kind;
  const items = (coming.data ?? coming.previousData)?.eventsByTime.items ?? [];
  // The first is large where all are shown; on further pages and of one kind each is a line.
  const isFirstLarge = asked.coming.page === 1 && !asked.kind && !asked.isMonth;
  const large = isFirstLarge ? items.find((event) => !isEveryDay(event)) : undefined;
  const dates = (month.data ?? month.previousData)?.whatsOn.items ?? [];
  const isPlanned = Boolean(
    counts && (items.length > 0 || counts.kinds.length > 0 || asked.kind || dates.length > 0),
  );

  return (
    <PublicPage
      title="events.title"
      summary="events.summary"
      lead="events.lead"
      action={
        isPlanned && (
          <a href={webcal} className="button button-outlined" suppressHydrationWarning>
            <EventAvailable size="small" />
            {t('events.subscribeAll')}
          </a>
        )
      }
    >
      <DescribedEvents events={lists.flatMap(({ data }) => data?.eventsByTime.items ?? [])} />
      <DescribedEvents events={videos.data?.events.items ?? []} />
      {isEmpty && <EmptyList text={t('events.empty')} add={{ label: 'events.add', to: PATHS.editEvent }} />}
      {large && <NextOnPage event={large} />}
      {!isEmpty && (
        <Section title={t('events.coming')} action={isPlanned && <ViewSwitch isMonth={asked.isMonth} />}>
          <KindChips kinds={counts?.kinds ?? []} kind={asked.kind} />
          {asked.isMonth ? (
            <LoadState result={month} placeholder={<Placeholder variant="rectangular" height={480} />}>
              {({ whatsOn }) => <MonthView month={asked.month} dates={whatsOn.items} />}
            </LoadState>
          ) : (
            <div className={styles.columns}>
              <PagedList
                result={coming}
                listOf={({ eventsByTime }) => eventsByTime}
                placeholder={<Placeholder variant="rectangular" height={480} />}
                page={asked.coming.page}
                pageSize={asked.coming.pageSize}
                label={t('events.list')}
                empty={
                  <p className="text-body text-soft">
                    {t(asked.kind ? 'events.nothingOfKind' : 'events.nothingComing')}
                  </p>
                }
              >
                {(events) => (
                  <EventLines
                    events={events.filter((event) => event !== large && !(isFirstLarge && isEveryDay(event)))}
                  />
                )}
              </PagedList>
              {isPlanned && (
                <aside className={styles.aside}>
                  <div className={`card ${styles.box}`}>
                    <MonthTable month={asked.month} dates={dates} isSmall />
                  </div>
                  <SubscribeBox />
                  <EveryWeek events={items} />
                </aside>
              )}
            </div>
          )}
        </Section>
      )}
      <EventCards
        title={t('events.withoutDate')}
        id="more"
        result={undated}
        page={asked.undated.page}
        pageSize={asked.undated.pageSize}
        pageParameter="more_page"
        isBelow={large !== undefined}
      />
      <EventCards
        title={asked.year ? t('events.pastOf', { year: asked.year }) : t('events.past')}
        id="past"
        result={past}
        page={asked.past.page}
        pageSize={asked.past.pageSize}
        pageParameter="past_page"
        years={counts?.years}
        year={asked.year}
        isBelow={large !== undefined || Boolean(undated.data?.eventsByTime.items.length)}
      />
      <SponsorLink />
      <EventFilms
        title={t('events.videos')}
        id="videos"
        page={asked.videos.page}
        pageParameter="video_page"
        result={videos}
        filmsOf={({ events }) => events}
        addressOf={({ id }) => eventPath(id)}
      />
      {hasFilms && (
        <EventFilms
          title={t('events.videoLinks')}
          id="video-links"
          page={asked.links.page}
          pageParameter="link_page"
          result={links}
          filmsOf={({ videoLinks }) => videoLinks}
        />
      )}
    </PublicPage>
  );
}
