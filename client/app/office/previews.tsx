import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { ContentCardGrid } from '../../components/list/content-card-grid.tsx';
import { VideoCard, VideoList } from '../../components/list/video-list.tsx';
import { CONTENT_ROOMS, type ContentRoom } from '../../components/office/content-rooms.ts';
import { CommitteeCards } from '../../features/committee/committee-cards.tsx';
import { DocumentTable } from '../../features/documents/document-table.tsx';
import { EventArticle } from '../../features/events/event-article.tsx';
import { HomeVideo } from '../../features/home/home-video.tsx';
import { NoticeCard } from '../../features/notices/notice-card.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PreviewedItem, previewOf } from './previewed-item.tsx';
import {
  usePreviewCommitteeMemberQuery,
  usePreviewEventQuery,
  usePreviewHomeVideoQuery,
  usePreviewNoticeQuery,
  usePreviewPdfDocumentQuery,
  usePreviewPoojaSevaQuery,
  usePreviewVideoLinkQuery,
} from './previews.generated.ts';

interface PreviewProps {
  room: ContentRoom;
  id: number;
}

function EventPreview(props: PreviewProps) {
  return (
    <PreviewedItem {...props} result={usePreviewEventQuery(previewOf(props.id))}>
      {(event) => <EventArticle event={event} />}
    </PreviewedItem>
  );
}

function NoticePreview(props: PreviewProps) {
  return (
    <PreviewedItem {...props} title="home.notices" result={usePreviewNoticeQuery(previewOf(props.id))}>
      {(notice) => (
        <Box sx={{ maxWidth: 860 }}>
          <NoticeCard notice={notice} />
        </Box>
      )}
    </PreviewedItem>
  );
}

function PoojaSevaPreview(props: PreviewProps) {
  return (
    <PreviewedItem
      {...props}
      title="poojaSevas.title"
      lead="poojaSevas.lead"
      result={usePreviewPoojaSevaQuery(previewOf(props.id))}
    >
      {(item) =>
        item.fileType === ContentFileType.IMAGE ? (
          <ContentCardGrid items={[item]} pictureSize={IMAGE_SIZES.poojaSeva} />
        ) : (
          <VideoCard item={item} heading="h2" wide />
        )
      }
    </PreviewedItem>
  );
}

function CommitteeMemberPreview(props: PreviewProps) {
  return (
    <PreviewedItem
      {...props}
      title="committee.title"
      lead="committee.lead"
      result={usePreviewCommitteeMemberQuery(previewOf(props.id))}
    >
      {(member) => <CommitteeCards members={[member]} />}
    </PreviewedItem>
  );
}

function PdfDocumentPreview(props: PreviewProps) {
  const { t } = useTranslation();
  return (
    <PreviewedItem
      {...props}
      title="documents.title"
      lead="documents.lead"
      result={usePreviewPdfDocumentQuery(previewOf(props.id))}
    >
      {(document) => (
        <>
          <Typography variant="h2" id="documents" sx={{ mb: 2 }}>
            {t('documents.list')}
          </Typography>
          <DocumentTable items={[document]} titleId="documents" />
        </>
      )}
    </PreviewedItem>
  );
}

function HomeVideoPreview(props: PreviewProps) {
  return (
    <PreviewedItem {...props} title="home.video" result={usePreviewHomeVideoQuery(previewOf(props.id))}>
      {(video) => (
        <Box sx={{ maxWidth: 720 }}>
          <HomeVideo video={video} />
        </Box>
      )}
    </PreviewedItem>
  );
}

function VideoLinkPreview(props: PreviewProps) {
  return (
    <PreviewedItem
      {...props}
      title="events.videoLinks"
      result={usePreviewVideoLinkQuery(previewOf(props.id))}
    >
      {(film) => <VideoList items={[film]} />}
    </PreviewedItem>
  );
}

/** Of each kind what its page for visitors shows of an item. */
const PREVIEWS: Readonly<Record<keyof typeof CONTENT_ROOMS, ComponentType<PreviewProps>>> = {
  event: EventPreview,
  notice: NoticePreview,
  poojaSeva: PoojaSevaPreview,
  videoLink: VideoLinkPreview,
  homeVideo: HomeVideoPreview,
  committeeMember: CommitteeMemberPreview,
  pdfDocument: PdfDocumentPreview,
};

/** By the server's name of the kind. */
export function previewOfKind(kind: string | null) {
  const names = Object.keys(CONTENT_ROOMS) as (keyof typeof CONTENT_ROOMS)[];
  const name = names.find((each) => CONTENT_ROOMS[each].kind === kind);
  return name && { room: CONTENT_ROOMS[name], Preview: PREVIEWS[name] };
}
