import Box from '@mui/material/Box';
import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import { PICTURE_DESCRIPTION, PICTURE_UPLOAD } from '../../../components/list/content-kind.ts';
import { CONTENT_SECTIONS } from '../../../components/office/content-sections.ts';
import { defineContentKind } from '../../../components/office/define-content-kind.tsx';
import { NoticeCard } from '../notice-card.tsx';
import { useManagedNoticeQuery, usePreviewNoticeQuery, useSaveNoticeMutation } from './notice.generated.ts';
import { NoticePreview } from './notice-preview.tsx';

/** Notifications: their form, and their card in the list of visitors. */
export const NOTICE_KIND = defineContentKind({
  officeSection: CONTENT_SECTIONS.notice,
  editTitle: 'notices.edit',
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
  useItem: useManagedNoticeQuery,
  useSave: useSaveNoticeMutation,
  page: {
    title: 'home.notices',
    useItem: usePreviewNoticeQuery,
    Item: ({ item }) => (
      <Box sx={{ maxWidth: 860 }}>
        <NoticeCard notice={item} />
      </Box>
    ),
  },
});
