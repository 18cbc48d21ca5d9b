import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import { THUMBNAIL_UPLOAD } from '../../../components/list/content-kind.ts';
import { VideoList } from '../../../components/list/video-list.tsx';
import { CONTENT_SECTIONS } from '../../../components/office/content-sections.ts';
import { defineContentKind } from '../../../components/office/define-content-kind.tsx';
import {
  useManagedVideoLinkQuery,
  usePreviewVideoLinkQuery,
  useSaveVideoLinkMutation,
} from './video-link.generated.ts';

/** Event videos; the link can be added later. */
export const VIDEO_LINK_KIND = defineContentKind({
  officeSection: CONTENT_SECTIONS.videoLink,
  editTitle: 'videoLinks.edit',
  loadRules: async () => (await import('../../../../rules/content.ts')).videoLinkRules,
  fields: [
    { name: 'name', label: 'content.title', translated: true, required: true },
    { name: 'description', label: 'content.description', translated: true, required: true, rows: 5 },
    { name: 'link', label: 'content.link', hint: 'content.linkHint', type: 'url' },
  ],
  uploads: [THUMBNAIL_UPLOAD],
  pictureSize: IMAGE_SIZES.videoThumbnail,
  savedMessage: 'recordSaved',
  useItem: useManagedVideoLinkQuery,
  useSave: useSaveVideoLinkMutation,
  page: {
    title: 'events.videoLinks',
    useItem: usePreviewVideoLinkQuery,
    Item: ({ item }) => <VideoList items={[item]} />,
  },
});
