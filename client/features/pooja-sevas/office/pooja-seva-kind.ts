import type { poojaSevaRules } from '../../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import { type ContentKind, PICTURE_UPLOAD, VIDEO_UPLOAD } from '../../../components/list/content-kind.ts';

/** What poojas and sevas have of their own (spec §5, admin content). */
export const POOJA_SEVA_KIND: ContentKind<typeof poojaSevaRules> = {
  loadRules: async () => (await import('../../../../rules/content.ts')).poojaSevaRules,
  fields: [
    { name: 'name', label: 'content.title', required: true },
    { name: 'description', label: 'content.description', required: true, rows: 6 },
    { name: 'nameGujarati', label: 'content.titleGujarati', gujarati: true },
    { name: 'descriptionGujarati', label: 'content.descriptionGujarati', rows: 5, gujarati: true },
  ],
  uploads: [PICTURE_UPLOAD, VIDEO_UPLOAD],
  pictureSize: IMAGE_SIZES.poojaSeva,
};
