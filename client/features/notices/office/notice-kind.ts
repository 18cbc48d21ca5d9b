import type { noticeRules } from '../../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import { type ContentKind, PICTURE_UPLOAD } from '../../../components/list/content-kind.ts';
import { NoticePreview } from './notice-preview.tsx';

/** What notifications have of their own (spec §5, admin content: daily event). */
export const NOTICE_KIND: ContentKind<typeof noticeRules> = {
  loadRules: async () => (await import('../../../../rules/content.ts')).noticeRules,
  fields: [
    { name: 'name', label: 'content.title', required: true },
    { name: 'description', label: 'content.description', required: true, rows: 5 },
    { name: 'secondDescription', label: 'notices.secondDescription', rows: 3 },
    { name: 'nameGujarati', label: 'content.titleGujarati', gujarati: true },
    { name: 'descriptionGujarati', label: 'content.descriptionGujarati', rows: 5, gujarati: true },
    {
      name: 'secondDescriptionGujarati',
      label: 'notices.secondDescriptionGujarati',
      rows: 3,
      gujarati: true,
    },
  ],
  uploads: [PICTURE_UPLOAD],
  pictureSize: IMAGE_SIZES.notice,
  Preview: NoticePreview,
};
