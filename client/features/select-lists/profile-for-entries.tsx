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

/** The entries of the list of whom profiles are for. */
export function ProfileForEntries() {
  const { t } = useTranslation();
  const result = useAllProfileForsQuery({ fetchPolicy: 'cache-and-network' });
  const [saveProfileFor] = useSaveProfileForMutation();
  const [removeProfileFor] = useRemoveProfileForMutation();
  const [moveProfileFor] = useMoveProfileForMutation();

  const find = (id: number) => result.data?.allProfileFors.find((profileFor) => profileFor.id === id);
  const save = (input: ProfileForInput) => saveProfileFor({ variables: { input } });

  return (
    <ListEntries
      title={t('selectLists.lists.PROFILE_FOR')}
      result={result}
      entriesOf={({ allProfileFors }) =>
        inOrder(allProfileFors).map((profileFor) => ({
          ...profileFor,
          names: profileFor.translations.map(({ language, name }) => ({ language, name: name ?? '' })),
          note: t(`selectLists.genders.${profileFor.defaultGender}`),
          isFixed: false,
        }))
      }
      noteLabel={t('selectLists.gender')}
      setActive={async (id, active) => {
        const { version, translations, defaultGender } = find(id)!;
        // The original text, whatever the page's language.
        const { language, name } = translations[0]!;
        await save({ id, version, language, name: name!, defaultGender, active });
      }}
      moveTo={(id, place) => moveProfileFor({ variables: { id, place } })}
      remove={(id) => removeProfileFor({ variables: { id } })}
      dialog={(id, close) => <ProfileForDialog key={id} profileFor={find(id)} save={save} onClose={close} />}
    />
  );
}
