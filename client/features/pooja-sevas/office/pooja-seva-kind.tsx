import { ContentFileType } from '../../../../rules/content-file-type.ts';
import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import { ContentCardGrid } from '../../../components/list/content-card-grid.tsx';
import { PICTURE_DESCRIPTION, PICTURE_UPLOAD, VIDEO_UPLOAD } from '../../../components/list/content-kind.ts';
import { VideoCard } from '../../../components/list/video-list.tsx';
import { CONTENT_SECTIONS } from '../../../components/office/content-sections.ts';
import { defineContentKind } from '../../../components/office/define-content-kind.tsx';
import {
  useManagedPoojaSevaQuery,
  usePreviewPoojaSevaQuery,
  useSavePoojaSevaMutation,
} from './pooja-seva.generated.ts';

/** Poojas and sevas: their form, and their card or film. */
export const POOJA_SEVA_KIND = defineContentKind({
  officeSection: CONTENT_SECTIONS.poojaSeva,
  editTitle: 'poojaSevas.edit',
  loadRules: async () => (await import('../../../../rules/content.ts')).poojaSevaRules,
  fields: [
    { name: 'name', label: 'content.title', translated: true, required: true },
    { name: 'description', label: 'content.description', translated: true, required: true, rows: 6 },
    PICTURE_DESCRIPTION,
  ],
  uploads: [PICTURE_UPLOAD, VIDEO_UPLOAD],
  pictureSize: IMAGE_SIZES.poojaSeva,
  useItem: useManagedPoojaSevaQuery,
  useSave: useSavePoojaSevaMutation,
  page: {
    title: 'poojaSevas.title',
    lead: 'poojaSevas.lead',
    useItem: usePreviewPoojaSevaQuery,
    Item: ({ item }) =>
      item.fileType === ContentFileType.IMAGE ? (
        <ContentCardGrid items={[item]} pictureSize={IMAGE_SIZES.poojaSeva} />
      ) : (
        <VideoCard item={item} heading="h2" wide />
      ),
  },
});
