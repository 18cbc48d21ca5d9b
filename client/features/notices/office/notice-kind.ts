import type { noticeRules } from '../../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import {
  type ContentKind,
  PICTURE_DESCRIPTION,
  PICTURE_UPLOAD,
} from '../../../components/list/content-kind.ts';
import { NoticePreview } from './notice-preview.tsx';

/** Form and list settings of notifications. */
export const NOTICE_KIND: ContentKind<typeof noticeRules> = {
  loadRules: async () => (await import('../../../../rules/content.ts')).noticeRules,
  fields: [
    { name: 'name', label: 'content.title', translated: true, required: true },
    { name: 'description', label: 'content.description', translated: true, required: true, rows: 5 },
    { name: 'secondDescription', label: 'notices.secondDescription', translated: true, rows: 3 },
    PICTURE_DESCRIPTION,
  ],
  uploads: [PICTURE_UPLOAD],
  pictureSize: IMAGE_SIZES.notice,
  Preview: NoticePreview,
};
