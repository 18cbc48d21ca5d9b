import { ContentFileType, type homeVideoRules } from '../../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import { type ContentKind, THUMBNAIL_UPLOAD, VIDEO_UPLOAD } from '../../../components/list/content-kind.ts';

/** What home page videos have of their own: a film, or a link to one on YouTube (spec §4, D37). */
export const HOME_VIDEO_KIND: ContentKind<typeof homeVideoRules> = {
  loadRules: async () => (await import('../../../../rules/content.ts')).homeVideoRules,
  fields: [
    { name: 'name', label: 'content.title' },
    { name: 'description', label: 'content.description', rows: 4 },
    {
      name: 'link',
      label: 'content.link',
      hint: 'content.linkHint',
      type: 'url',
      required: true,
      onlyFor: ContentFileType.YOUTUBE,
    },
    { name: 'nameGujarati', label: 'content.titleGujarati', gujarati: true },
    { name: 'descriptionGujarati', label: 'content.descriptionGujarati', rows: 4, gujarati: true },
  ],
  uploads: [{ ...VIDEO_UPLOAD, choice: 'homeVideos.file', missing: 'videoOrLinkRequired' }, THUMBNAIL_UPLOAD],
  pictureSize: IMAGE_SIZES.videoThumbnail,
};
