import { LoadState } from '../../components/load-state.tsx';
import { Placeholder } from '../../components/placeholder.tsx';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useMyCandidateQuery } from './my-candidate.generated.ts';
import { useOfferedListsQuery } from './offered-lists.generated.ts';
import { ProfileForm } from './profile-form.tsx';
import { useChoices } from './use-choices.ts';
import { YourData } from './your-data.tsx';

/** A member's own profile, and what else is kept of them. */
export function MyProfile() {
  const { viewer } = useViewer();
  const lists = useOfferedListsQuery();
  const result = useMyCandidateQuery({ fetchPolicy: 'network-only' });
  const choices = useChoices(lists.data?.selectLists);
  const placeholder = <Placeholder variant="rectangular" height={2400} />;
  return (
    <>
      <LoadState result={lists} placeholder={placeholder}>
        {() => (
          <LoadState result={result} placeholder={placeholder}>
            {({ myCandidate }) =>
              choices && (
                <ProfileForm
                  key={myCandidate?.id ?? 0}
                  candidate={myCandidate}
                  choices={choices}
                  registeredFor={viewer.profileForId}
                />
              )
            }
          </LoadState>
        )}
      </LoadState>
      <YourData />
    </>
  );
}
