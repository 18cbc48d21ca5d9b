import Box from '@mui/material/Box';
import { ContentFileType } from '../../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import { THUMBNAIL_UPLOAD, VIDEO_UPLOAD } from '../../../components/list/content-kind.ts';
import { CONTENT_SECTIONS } from '../../../components/office/content-sections.ts';
import { defineContentKind } from '../../../components/office/define-content-kind.tsx';
import { HomeVideo } from '../../home/home-video.tsx';
import {
  useManagedHomeVideoQuery,
  usePreviewHomeVideoQuery,
  useSaveHomeVideoMutation,
} from './home-video.generated.ts';

/** Home page videos: a film, or a link to one on YouTube. */
export const HOME_VIDEO_KIND = defineContentKind({
  officeSection: CONTENT_SECTIONS.homeVideo,
  editTitle: 'homeVideos.edit',
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
  useItem: useManagedHomeVideoQuery,
  useSave: useSaveHomeVideoMutation,
  page: {
    title: 'home.video',
    useItem: usePreviewHomeVideoQuery,
    Item: ({ item }) => (
      <Box sx={{ maxWidth: 720 }}>
        <HomeVideo video={item} />
      </Box>
    ),
  },
});
