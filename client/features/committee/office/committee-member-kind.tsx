import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import { PICTURE_DESCRIPTION, PICTURE_UPLOAD } from '../../../components/list/content-kind.ts';
import { CONTENT_SECTIONS } from '../../../components/office/content-sections.ts';
import { defineContentKind } from '../../../components/office/define-content-kind.tsx';
import { CommitteeCards } from '../committee-cards.tsx';
import {
  useManagedCommitteeMemberQuery,
  usePreviewCommitteeMemberQuery,
  useSaveCommitteeMemberMutation,
} from './committee-member.generated.ts';
import { CommitteeMemberPreview } from './committee-member-preview.tsx';

/** Committee members: their form, and their card. */
export const COMMITTEE_MEMBER_KIND = defineContentKind({
  officeSection: CONTENT_SECTIONS.committeeMember,
  editTitle: 'committee.edit',
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
  useItem: useManagedCommitteeMemberQuery,
  useSave: useSaveCommitteeMemberMutation,
  page: {
    title: 'committee.title',
    lead: 'committee.lead',
    useItem: usePreviewCommitteeMemberQuery,
    Item: ({ item }) => <CommitteeCards members={[item]} />,
  },
});
