import type { DataSource } from 'typeorm';
import type { EntityClass } from './database/data-source.ts';
import type { AuditService } from './features/audit/audit.service.ts';
import { CommitteeService } from './features/committee/committee.service.ts';
import { CommitteeMember } from './features/committee/committee-member.entity.ts';
import { committeeMemberKind } from './features/committee/committee-member.kind.ts';
import { CommitteeSequenceResolver } from './features/committee/committee-sequence.resolver.ts';
import { committeeSequenceRoutes } from './features/committee/committee-sequence.rest.ts';
import { createContentResolver } from './features/content/content.resolver.ts';
import { contentRoutes } from './features/content/content.rest.ts';
import { ContentService } from './features/content/content.service.ts';
import { PdfDocument } from './features/documents/pdf-document.entity.ts';
import { pdfDocumentKind } from './features/documents/pdf-document.kind.ts';
import { Event } from './features/events/event.entity.ts';
import { eventKind } from './features/events/event.kind.ts';
import { HomeVideo } from './features/home-videos/home-video.entity.ts';
import { homeVideoKind } from './features/home-videos/home-video.kind.ts';
import { Notice } from './features/notices/notice.entity.ts';
import { noticeKind } from './features/notices/notice.kind.ts';
import { PoojaSeva } from './features/pooja-sevas/pooja-seva.entity.ts';
import { poojaSevaKind } from './features/pooja-sevas/pooja-seva.kind.ts';
import { VideoLink } from './features/video-links/video-link.entity.ts';
import { videoLinkKind } from './features/video-links/video-link.kind.ts';
import type { MediaService } from './media/media.service.ts';
import type { UploadReceiver } from './media/upload-receiver.ts';

/** The tables of the seven kinds of content. */
export const CONTENT_ENTITIES: EntityClass[] = [
  Event,
  PoojaSeva,
  Notice,
  HomeVideo,
  VideoLink,
  CommitteeMember,
  PdfDocument,
];

const EventResolver = createContentResolver(eventKind);
const PoojaSevaResolver = createContentResolver(poojaSevaKind);
const NoticeResolver = createContentResolver(noticeKind);
const HomeVideoResolver = createContentResolver(homeVideoKind);
const VideoLinkResolver = createContentResolver(videoLinkKind);
const CommitteeMemberResolver = createContentResolver(committeeMemberKind);
const PdfDocumentResolver = createContentResolver(pdfDocumentKind);

/** The services, resolvers and legacy calls of everything that is content. */
export function createContentFeatures({
  dataSource,
  media,
  uploads,
  audit,
}: {
  dataSource: DataSource;
  media: MediaService;
  uploads: UploadReceiver;
  audit: AuditService;
}) {
  const plumbing = [dataSource, media, uploads, audit] as const;
  const events = new ContentService(eventKind, ...plumbing);
  const poojaSevas = new ContentService(poojaSevaKind, ...plumbing);
  const notices = new ContentService(noticeKind, ...plumbing);
  const homeVideos = new ContentService(homeVideoKind, ...plumbing);
  const videoLinks = new ContentService(videoLinkKind, ...plumbing);
  const committee = new CommitteeService(committeeMemberKind, ...plumbing);
  const documents = new ContentService(pdfDocumentKind, ...plumbing);
  return {
    services: { events, poojaSevas, notices, homeVideos, videoLinks, committee, documents },
    resolvers: [
      new EventResolver(events),
      new PoojaSevaResolver(poojaSevas),
      new NoticeResolver(notices),
      new HomeVideoResolver(homeVideos),
      new VideoLinkResolver(videoLinks),
      new CommitteeMemberResolver(committee),
      new CommitteeSequenceResolver(committee),
      new PdfDocumentResolver(documents),
    ],
    legacyRoutes: [
      ...contentRoutes(events),
      ...contentRoutes(poojaSevas),
      ...contentRoutes(notices),
      ...contentRoutes(homeVideos),
      ...contentRoutes(videoLinks),
      ...contentRoutes(committee),
      ...committeeSequenceRoutes(committee),
      ...contentRoutes(documents),
    ],
  };
}
