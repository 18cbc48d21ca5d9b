import { evictLists } from '../../components/list/evict-lists.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ListEntries } from './list-entries.tsx';
import { inOrder } from './list-entry.ts';
import { ProfileForDialog } from './profile-for-dialog.tsx';
import {
  type ProfileForInput,
  useAllProfileForsQuery,
  useMoveProfileForMutation,
  useRemoveProfileForMutation,
  useSaveProfileForMutation,
} from './profile-fors.generated.ts';

/** The list itself stays in sight while it is read again; what forms offer is read anew. */
const AFTER_WRITE = {
  update: evictLists('selectLists'),
  refetchQueries: ['AllProfileFors'],
  awaitRefetchQueries: true,
};

/** For whom profiles can be made. */
export function ProfileForEntries() {
  const { t } = useTranslation();
  const result = useAllProfileForsQuery({ fetchPolicy: 'cache-and-network' });
  const [saveProfileFor] = useSaveProfileForMutation(AFTER_WRITE);
  const [removeProfileFor] = useRemoveProfileForMutation(AFTER_WRITE);
  // Its answer has all new positions.
  const [moveProfileFor] = useMoveProfileForMutation({ update: evictLists('selectLists') });

  const find = (id: number) => result.data?.allProfileFors.find((profileFor) => profileFor.id === id);
  const save = (input: ProfileForInput) => saveProfileFor({ variables: { input } });

  return (
    <ListEntries
      title={t('selectLists.lists.PROFILE_FOR')}
      result={result}
      entriesOf={({ allProfileFors }) =>
        inOrder(allProfileFors).map((profileFor) => ({
          ...profileFor,
          note: t(`selectLists.genders.${profileFor.defaultGender}`),
          isFixed: false,
        }))
      }
      noteLabel={t('selectLists.gender')}
      setActive={async (id, active) => {
        const { version, name, nameGujarati, defaultGender } = find(id)!;
        await save({ id, version, name, nameGujarati, defaultGender, active });
      }}
      moveTo={(id, place) => moveProfileFor({ variables: { id, place } })}
      remove={(id) => removeProfileFor({ variables: { id } })}
      dialog={(id, close) => (
        <ProfileForDialog
          key={id}
          profileFor={find(id)}
          save={save}
          onClose={close}
          reload={result.refetch}
        />
      )}
    />
  );
}
