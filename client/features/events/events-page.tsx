import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import { useSearchParams } from 'react-router-dom';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import { eventPath } from '../../../rules/event-path.ts';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { ContentCardGrid, ContentCardGridPlaceholder } from '../../components/list/content-card-grid.tsx';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { FILMS_PER_PAGE, pageVariables } from '../../components/list/page-parameter.ts';
import { PagedList } from '../../components/list/paged-list.tsx';
import { useUsedParts } from '../../components/page/page-parts.ts';
import { PATHS } from '../../components/page/paths.ts';
import { PublicPage } from '../../components/page/public-page.tsx';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SponsorLinkDocument } from '../sponsors/sponsor-link.generated.ts';
import { SponsorLink } from '../sponsors/sponsor-link.tsx';
import { useVideoLinksQuery, VideoLinksDocument } from '../video-links/video-links.generated.ts';
import { DescribedEvents } from './described-events.tsx';
import { EventDate } from './event-date.tsx';
import { EventFilms } from './event-films.tsx';
import { EventPlaceDocument } from './event-place.generated.ts';
import { EventsDocument, useEventsQuery } from './events.generated.ts';

const listsAt = (search: URLSearchParams) => ({
  pictures: { ...pageVariables(search), fileType: ContentFileType.IMAGE },
  videos: {
    ...pageVariables(search, { pageParameter: 'video_page', pageSize: FILMS_PER_PAGE }),
    fileType: ContentFileType.VIDEO,
  },
  links: pageVariables(search, { pageParameter: 'link_page', pageSize: FILMS_PER_PAGE }),
});

export const queries: PageQueries = ({ search, isUsed }) => {
  const { pictures, videos, links } = listsAt(search);
  return [
    { query: EventsDocument, variables: pictures },
    { query: EventsDocument, variables: videos },
    ...(isUsed('films') ? [{ query: VideoLinksDocument, variables: links }] : []),
    ...(isUsed('donations') ? [{ query: SponsorLinkDocument }] : []),
    { query: EventPlaceDocument },
  ];
};

/** Events with pictures as cards, then those with videos, then YouTube videos. */
export function EventsPage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const lists = listsAt(parameters);
  const hasFilms = useUsedParts()('films');
  const pictures = useEventsQuery({ variables: lists.pictures });
  const videos = useEventsQuery({ variables: lists.videos });
  const links = useVideoLinksQuery({ variables: lists.links, skip: !hasFilms });
  const films = [
    { id: 'videos', count: (videos.data ?? videos.previousData)?.events.totalCount },
    { id: 'video-links', count: (links.data ?? links.previousData)?.videoLinks.totalCount },
  ].find(({ count }) => count);

  return (
    <PublicPage
      title="events.title"
      summary="events.summary"
      lead="events.lead"
      action={
        films && (
          <a href={`#${films.id}`} className="button button-outlined">
            <PlayCircle fontSize="small" />
            {t('events.videos')}
          </a>
        )
      }
    >
      <DescribedEvents events={pictures.data?.events.items ?? []} />
      <DescribedEvents events={videos.data?.events.items ?? []} />
      <PagedList
        result={pictures}
        listOf={({ events }) => events}
        placeholder={<ContentCardGridPlaceholder count={6} pictureSize={IMAGE_SIZES.event} />}
        page={lists.pictures.page}
        pageSize={lists.pictures.pageSize}
        label={t('events.list')}
        empty={<EmptyList text={t('events.empty')} add={{ label: 'events.add', to: PATHS.editEvent }} />}
      >
        {(items) => (
          <ContentCardGrid
            items={items}
            pictureSize={IMAGE_SIZES.event}
            subtitleOf={({ startsOn }) => startsOn && <EventDate day={startsOn} />}
            addressOf={({ id }) => eventPath(id)}
          />
        )}
      </PagedList>
      <SponsorLink />
      <EventFilms
        title={t('events.videos')}
        id="videos"
        page={lists.videos.page}
        pageParameter="video_page"
        result={videos}
        filmsOf={({ events }) => events}
        addressOf={({ id }) => eventPath(id)}
      />
      {hasFilms && (
        <EventFilms
          title={t('events.videoLinks')}
          id="video-links"
          page={lists.links.page}
          pageParameter="link_page"
          result={links}
          filmsOf={({ videoLinks }) => videoLinks}
        />
      )}
    </PublicPage>
  );
}
