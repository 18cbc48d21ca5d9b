import { ContentFileType, type homeVideoRules } from '../../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import { type ContentKind, THUMBNAIL_UPLOAD, VIDEO_UPLOAD } from '../../../components/list/content-kind.ts';

/** Form and list settings of home page videos: a film, or a link to one on YouTube. */
export const HOME_VIDEO_KIND: ContentKind<typeof homeVideoRules> = {
  loadRules: async () => (await import('../../../../rules/content.ts')).homeVideoRules,
  fields: [
    { name: 'name', label: 'content.title', translated: true },
    { name: 'description', label: 'content.description', translated: true, rows: 4 },
    {
      name: 'link',
      label: 'content.link',
      hint: 'content.linkHint',
      type: 'url',
      required: true,
      onlyFor: ContentFileType.YOUTUBE,
    },
  ],
  uploads: [{ ...VIDEO_UPLOAD, choice: 'homeVideos.file', missing: 'videoOrLinkRequired' }, THUMBNAIL_UPLOAD],
  pictureSize: IMAGE_SIZES.videoThumbnail,
};
