import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useSearchParams } from 'react-router-dom';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import { eventPath } from '../../../rules/event-path.ts';
import { IMAGE_SIZES, LIMITS } from '../../../rules/limits.ts';
import { ContentCardGrid, ContentCardGridPlaceholder } from '../../components/list/content-card-grid.tsx';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { pageOf } from '../../components/list/page-parameter.ts';
import { PagedList } from '../../components/list/paged-list.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useVideoLinksQuery } from '../video-links/video-links.generated.ts';
import { DescribedEvents } from './described-events.tsx';
import { EventDate } from './event-date.tsx';
import { EventFilms, FILMS_PER_PAGE } from './event-films.tsx';
import { useEventsQuery } from './events.generated.ts';

const PICTURES_PER_PAGE = LIMITS.pageSizeDefault;

/** Events with pictures as cards, below them those with videos (spec §2), and the videos on YouTube. */
export function EventsPage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const page = pageOf(parameters.get('page'));
  const videoPage = pageOf(parameters.get('video_page'));
  const linkPage = pageOf(parameters.get('link_page'));
  const pictures = useEventsQuery({
    variables: { page, pageSize: PICTURES_PER_PAGE, fileType: ContentFileType.IMAGE },
  });
  const videos = useEventsQuery({
    variables: { page: videoPage, pageSize: FILMS_PER_PAGE, fileType: ContentFileType.VIDEO },
  });
  const links = useVideoLinksQuery({ variables: { page: linkPage, pageSize: FILMS_PER_PAGE } });
  const films = [
    { id: 'videos', count: (videos.data ?? videos.previousData)?.events.totalCount },
    { id: 'video-links', count: (links.data ?? links.previousData)?.videoLinks.totalCount },
  ].find(({ count }) => count);

  return (
    <Container component="div" sx={{ pt: { xs: 6, md: 7 }, pb: { xs: 5, md: 8 } }}>
      <PageMeta title={t('events.title')} description={t('events.summary')} />
      <PageHeading
        title={t('events.title')}
        lead={t('events.lead')}
        action={
          films && (
            <Button href={`#${films.id}`} variant="outlined" startIcon={<PlayCircle />}>
              {t('events.videos')}
            </Button>
          )
        }
      />
      <DescribedEvents events={pictures.data?.events.items ?? []} />
      <DescribedEvents events={videos.data?.events.items ?? []} />
      <PagedList
        result={pictures}
        listOf={({ events }) => events}
        placeholder={<ContentCardGridPlaceholder count={6} pictureSize={IMAGE_SIZES.event} />}
        page={page}
        pageSize={PICTURES_PER_PAGE}
        label={t('events.list')}
        empty={<EmptyList text={t('events.empty')} />}
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
      <EventFilms
        title={t('events.videos')}
        id="videos"
        page={videoPage}
        pageParameter="video_page"
        result={videos}
        filmsOf={({ events }) => events}
        addressOf={({ id }) => eventPath(id)}
      />
      <EventFilms
        title={t('events.videoLinks')}
        id="video-links"
        page={linkPage}
        pageParameter="link_page"
        result={links}
        filmsOf={({ videoLinks }) => videoLinks}
      />
    </Container>
  );
}
