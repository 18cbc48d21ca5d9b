import { ContentEditPage } from '../../../components/office/content-edit-page.tsx';
import { CONTENT_ROOMS } from '../../../components/office/content-rooms.ts';
import {
  useManagedCommitteeMemberQuery,
  useSaveCommitteeMemberMutation,
} from './committee-member.generated.ts';
import { COMMITTEE_MEMBER_KIND } from './committee-member-kind.ts';

/** Adds a committee member, or changes the one in the address. */
export function EditCommitteeMemberPage() {
  return (
    <ContentEditPage
      kind={COMMITTEE_MEMBER_KIND}
      editTitle="committee.edit"
      useItem={useManagedCommitteeMemberQuery}
      itemOf={({ managedCommitteeMember }) => managedCommitteeMember}
      useSave={useSaveCommitteeMemberMutation}
      room={CONTENT_ROOMS.committeeMember}
    />
  );
}
