import type { poojaSevaRules } from '../../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import {
  type ContentKind,
  PICTURE_DESCRIPTION,
  PICTURE_UPLOAD,
  VIDEO_UPLOAD,
} from '../../../components/list/content-kind.ts';
import { ContentEditPage } from '../../../components/office/content-edit-page.tsx';
import { CONTENT_ROOMS } from '../../../components/office/content-rooms.ts';
import { useManagedPoojaSevaQuery, useSavePoojaSevaMutation } from './pooja-seva.generated.ts';

/** Form and list settings of poojas and sevas. */
const POOJA_SEVA_KIND: ContentKind<typeof poojaSevaRules> = {
  loadRules: async () => (await import('../../../../rules/content.ts')).poojaSevaRules,
  fields: [
    { name: 'name', label: 'content.title', translated: true, required: true },
    { name: 'description', label: 'content.description', translated: true, required: true, rows: 6 },
    PICTURE_DESCRIPTION,
  ],
  uploads: [PICTURE_UPLOAD, VIDEO_UPLOAD],
  pictureSize: IMAGE_SIZES.poojaSeva,
};

/** Adds a pooja or seva, or changes the one in the address. */
export function EditPoojaSevaPage() {
  return (
    <ContentEditPage
      kind={POOJA_SEVA_KIND}
      editTitle="poojaSevas.edit"
      useItem={useManagedPoojaSevaQuery}
      itemOf={({ managedPoojaSeva }) => managedPoojaSeva}
      useSave={useSavePoojaSevaMutation}
      room={CONTENT_ROOMS.poojaSeva}
    />
  );
}
