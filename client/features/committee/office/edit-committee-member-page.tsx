import { ContentEditPage } from '../../../components/office/content-edit-page.tsx';
import { useCommitteeMemberQuery, useSaveCommitteeMemberMutation } from './committee-member.generated.ts';
import { COMMITTEE_MEMBER_KIND } from './committee-member-kind.ts';

/** Adds a committee member, or changes the one in the address (spec §2, add-commiteemem). */
export function EditCommitteeMemberPage() {
  return (
    <ContentEditPage
      kind={COMMITTEE_MEMBER_KIND}
      titles={{ add: 'committee.add', edit: 'committee.edit' }}
      useItem={useCommitteeMemberQuery}
      itemOf={({ committeeMember }) => committeeMember}
      useSave={useSaveCommitteeMemberMutation}
      list="committeeMembers"
    />
  );
}
