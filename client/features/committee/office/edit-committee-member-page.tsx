import { useSearchParams } from 'react-router-dom';
import { contentIdOf } from '../../../components/list/content-id.ts';
import { evictLists } from '../../../components/list/evict-lists.ts';
import { ContentEditPage } from '../../../components/office/content-edit-page.tsx';
import { QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { COMMITTEE_MEMBER_KIND } from './committee-member-kind.ts';
import {
  useCommitteeMemberQuery,
  useSaveCommitteeMemberMutation,
} from './edit-committee-member.generated.ts';

/** Adds a committee member, or changes the one that the address names (spec §2, add-commiteemem). */
export function EditCommitteeMemberPage() {
  const [parameters] = useSearchParams();
  const id = contentIdOf(parameters.get(QUERY_PARAMETERS.contentId));
  const result = useCommitteeMemberQuery({
    variables: { id: id ?? 0 },
    skip: !id,
    fetchPolicy: 'network-only',
  });
  const [saveCommitteeMember] = useSaveCommitteeMemberMutation({ update: evictLists('committeeMembers') });
  return (
    <ContentEditPage
      // Another address is another form.
      key={id}
      id={id}
      titles={{ add: 'committee.add', edit: 'committee.edit' }}
      kind={COMMITTEE_MEMBER_KIND}
      result={result}
      itemOf={({ committeeMember }) => committeeMember}
      save={saveCommitteeMember}
    />
  );
}
