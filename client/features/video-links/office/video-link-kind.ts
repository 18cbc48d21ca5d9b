import type { videoLinkRules } from '../../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import { type ContentKind, THUMBNAIL_UPLOAD } from '../../../components/list/content-kind.ts';

/** What links to videos of events have of their own (spec §5, admin content); the link may wait (D39). */
export const VIDEO_LINK_KIND: ContentKind<typeof videoLinkRules> = {
  loadRules: async () => (await import('../../../../rules/content.ts')).videoLinkRules,
  fields: [
    { name: 'name', label: 'content.title', translated: true, required: true },
    { name: 'description', label: 'content.description', translated: true, required: true, rows: 5 },
    { name: 'link', label: 'content.link', hint: 'content.linkHint', type: 'url' },
  ],
  uploads: [THUMBNAIL_UPLOAD],
  pictureSize: IMAGE_SIZES.videoThumbnail,
  savedMessage: 'recordSaved',
};
