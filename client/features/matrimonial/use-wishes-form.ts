import type { CandidateWishFields } from '../../../rules/candidate-wishes.ts';
import { useDraft } from '../../components/form/draft-text.ts';
import { useRefusal } from '../../components/form/use-refusal.ts';
import { useRulesForm } from '../../components/form/use-rules-form.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useAsyncNavigate } from '../../components/page/use-async-navigate.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import type { Wishes } from './use-wish-words.ts';
import { useSaveMyWishesMutation } from './wishes.generated.ts';

const loadRules = async () => (await import('../../../rules/candidate-wishes.ts')).candidateWishRules;

/** As stored, or nothing; a caste only of who makes the own profile. */
const startValues = (wishes: Wishes | null, isOwnProfile: boolean): CandidateWishFields => ({
  ageFrom: wishes?.ageFrom ?? null,
  ageTo: wishes?.ageTo ?? null,
  heightFrom: wishes?.heightFrom ?? null,
  heightTo: wishes?.heightTo ?? null,
  educationTypes: wishes?.educationTypes ?? [],
  // A space after each comma; the rules take it off again.
  cities: (wishes?.cities ?? []).map((city, index) => (index > 0 ? ` ${city}` : city)),
  diets: wishes?.diets ?? [],
  languages: wishes?.languages ?? [],
  maritalStatuses: wishes?.maritalStatuses ?? [],
  castes: (isOwnProfile && wishes?.castes) || [],
  weeklyMail: wishes?.weeklyMail ?? false,
});

/** The form of what a family looks for; saved, it leads to the list. */
export function useWishesForm(wishes: Wishes | null, isOwnProfile: boolean) {
  const navigate = useAsyncNavigate();
  const { form, submit, isFetching } = useRulesForm(loadRules, startValues(wishes, isOwnProfile));
  const refuse = useRefusal(form);
  const draft = useDraft(form, `${useViewer().viewer.memberId} wishes`);
  const [save, { loading }] = useSaveMyWishesMutation();

  const onSubmit = submit(async (input) => {
    try {
      await save({ variables: { input } });
    } catch (error) {
      return refuse(error);
    }
    draft.forget();
    // The sentence there says what was saved.
    await navigate(PATHS.matrimonials);
  });

  return {
    form,
    draft,
    onSubmit,
    isBusy: loading || isFetching,
    /** The choice of no number is none, not 0. */
    clearNumber: (name: 'ageFrom' | 'ageTo', value: string) => {
      if (value === '') form.setValue(name, null);
    },
  };
}
