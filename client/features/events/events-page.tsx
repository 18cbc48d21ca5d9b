import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import { IMAGE_SIZES, LIMITS } from '../../../rules/limits.ts';
import { LoadState } from '../../components/load-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { PageMeta } from '../../components/page-meta.tsx';
import { Section } from '../../components/section.tsx';
import { useEventsQuery } from '../../graphql/generated.ts';
import { ContentCardGrid, ContentCardGridPlaceholder } from '../content/content-card-grid.tsx';
import { ContentList } from '../content/content-list.tsx';
import { EmptyList } from '../content/empty-list.tsx';
import { pageOf, withPage } from '../content/page-parameter.ts';
import { VideoList, VideoListPlaceholder } from '../content/video-list.tsx';

const PICTURES_PER_PAGE = LIMITS.pageSizeDefault;
const VIDEOS_PER_PAGE = 4;

/** Events with pictures as cards, below them those with videos (spec §2). */
export function EventsPage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const page = pageOf(parameters.get('page'));
  const videoPage = pageOf(parameters.get('video_page'));
  const pictures = useEventsQuery({
    variables: { page, pageSize: PICTURES_PER_PAGE, fileType: ContentFileType.IMAGE },
  });
  const videos = useEventsQuery({
    variables: { page: videoPage, pageSize: VIDEOS_PER_PAGE, fileType: ContentFileType.VIDEO },
  });

  // Undefined until it is known.
  const videoCount = videos.data?.events.totalCount;

  return (
    <Container component="div" sx={{ pt: { xs: 6, md: 7 }, pb: { xs: 5, md: 8 } }}>
      <PageMeta title={t('events.title')} description={t('events.summary')} />
      <PageHeading
        title={t('events.title')}
        lead={t('events.lead')}
        action={
          videoCount ? (
            <Button href="#videos" variant="outlined" startIcon={<PlayCircle />}>
              {t('events.videos')}
            </Button>
          ) : undefined
        }
      />
      <LoadState
        result={pictures}
        placeholder={<ContentCardGridPlaceholder count={6} pictureSize={IMAGE_SIZES.event} />}
      >
        {({ events }) => (
          <ContentList
            {...events}
            page={page}
            pageSize={PICTURES_PER_PAGE}
            toPage={(target) => withPage(parameters, 'page', target)}
            label={t('events.list')}
            empty={<EmptyList text={t('events.empty')} />}
          >
            {(items) => <ContentCardGrid items={items} pictureSize={IMAGE_SIZES.event} />}
          </ContentList>
        )}
      </LoadState>
      {videoCount !== 0 && (
        <Section title={t('events.videos')} id="videos">
          <LoadState result={videos} placeholder={<VideoListPlaceholder />}>
            {({ events }) => (
              <ContentList
                {...events}
                page={videoPage}
                pageSize={VIDEOS_PER_PAGE}
                toPage={(target) => `${withPage(parameters, 'video_page', target)}#videos`}
                label={t('events.videos')}
                empty={null}
              >
                {(items) => <VideoList items={items} />}
              </ContentList>
            )}
          </LoadState>
        </Section>
      )}
    </Container>
  );
}
