import type { CONTENT_SECTIONS } from '../../components/office/content-sections.ts';
import type { DefinedKind } from '../../components/office/define-content-kind.tsx';
import { COMMITTEE_MEMBER_KIND } from '../../features/committee/office/committee-member-kind.tsx';
import { PDF_DOCUMENT_KIND } from '../../features/documents/office/pdf-document-kind.tsx';
import { EVENT_KIND } from '../../features/events/office/event-kind.tsx';
import { HOME_VIDEO_KIND } from '../../features/home-videos/office/home-video-kind.tsx';
import { NOTICE_KIND } from '../../features/notices/office/notice-kind.tsx';
import { POOJA_SEVA_KIND } from '../../features/pooja-sevas/office/pooja-seva-kind.tsx';
import { VIDEO_LINK_KIND } from '../../features/video-links/office/video-link-kind.tsx';

/** The kind of each list in the office. */
export const CONTENT_KINDS: Readonly<Record<keyof typeof CONTENT_SECTIONS, DefinedKind>> = {
  event: EVENT_KIND,
  notice: NOTICE_KIND,
  poojaSeva: POOJA_SEVA_KIND,
  videoLink: VIDEO_LINK_KIND,
  homeVideo: HOME_VIDEO_KIND,
  committeeMember: COMMITTEE_MEMBER_KIND,
  pdfDocument: PDF_DOCUMENT_KIND,
};
