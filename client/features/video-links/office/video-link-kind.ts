import type { videoLinkRules } from '../../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import { type ContentKind, THUMBNAIL_UPLOAD } from '../../../components/list/content-kind.ts';

/** Form and list settings of event videos; the link can be added later. */
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
