import type { committeeMemberRules } from '../../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import {
  type ContentKind,
  PICTURE_DESCRIPTION,
  PICTURE_UPLOAD,
} from '../../../components/list/content-kind.ts';
import { CommitteeMemberPreview } from './committee-member-preview.tsx';

/** Form and list settings of committee members. */
export const COMMITTEE_MEMBER_KIND: ContentKind<typeof committeeMemberRules> = {
  loadRules: async () => (await import('../../../../rules/content.ts')).committeeMemberRules,
  fields: [
    { name: 'name', label: 'content.name', translated: true, required: true },
    { name: 'designation', label: 'committee.position', translated: true, required: true },
    { name: 'description', label: 'content.description', translated: true, required: true, rows: 6 },
    PICTURE_DESCRIPTION,
  ],
  uploads: [PICTURE_UPLOAD],
  pictureSize: IMAGE_SIZES.committeeMember,
  Preview: CommitteeMemberPreview,
};
