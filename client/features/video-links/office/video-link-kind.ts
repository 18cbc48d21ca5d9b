import type { videoLinkRules } from '../../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import { type ContentKind, THUMBNAIL_UPLOAD } from '../../../components/list/content-kind.ts';

/** What links to videos of events have of their own (spec §5, admin content); the link may wait (D39). */
export const VIDEO_LINK_KIND: ContentKind<typeof videoLinkRules> = {
  loadRules: async () => (await import('../../../../rules/content.ts')).videoLinkRules,
  fields: [
    { name: 'name', label: 'content.title', required: true },
    { name: 'description', label: 'content.description', required: true, rows: 5 },
    { name: 'link', label: 'content.link', hint: 'content.linkHint', type: 'url' },
    { name: 'nameGujarati', label: 'content.titleGujarati', gujarati: true },
    { name: 'descriptionGujarati', label: 'content.descriptionGujarati', rows: 5, gujarati: true },
  ],
  uploads: [THUMBNAIL_UPLOAD],
  pictureSize: IMAGE_SIZES.videoThumbnail,
  savedMessage: 'recordSaved',
};
