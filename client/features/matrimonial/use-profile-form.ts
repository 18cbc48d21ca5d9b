import { type SyntheticEvent, useState } from 'react';
import { type FieldPath, useWatch } from 'react-hook-form';
import { type CandidateFormFields, NOT_WORKING, tellsReligionOrCaste } from '../../../rules/candidate.ts';
import type { MessageKey } from '../../../rules/messages.ts';
import { useConfirm, useNotify } from '../../components/dialogs/notify.tsx';
import { useDraft } from '../../components/form/draft-text.ts';
import { isConflict, refusedField } from '../../components/form/refused-field.ts';
import { useEditConflict } from '../../components/form/use-edit-conflict.ts';
import { useFormProblem } from '../../components/form/use-form-problem.ts';
import { useRefusal } from '../../components/form/use-refusal.ts';
import { useRulesForm } from '../../components/form/use-rules-form.ts';
import { useUnsavedWarning } from '../../components/form/use-unsaved-warning.ts';
import { UnreadablePicture } from '../../components/media/crop-picture.ts';
import { useSaving } from '../../components/office/use-saving.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useAsyncNavigate } from '../../components/page/use-async-navigate.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { startValues } from './candidate-values.ts';
import { type OwnCandidateFieldsFragment, useSaveMyCandidateMutation } from './my-candidate.generated.ts';
import { useTakesOwnYesQuery } from './my-candidate-state.generated.ts';
import type { OfferedChoices } from './offered-choices.ts';
import type { OwnState } from './own-state.ts';
import { useOwnYes } from './use-own-yes.tsx';
import { usePhoto } from './use-photo.ts';
import { useProfileSteps } from './use-profile-steps.ts';

const loadRules = async () => (await import('../../../rules/candidate.ts')).candidateFormRules;

/** A part of a number is not asked about at each key. */
const SHORTEST_MOBILE = 6;

const nothing = () => undefined;

export interface ProfileFormOptions {
  candidate: OwnCandidateFieldsFragment | null;
  /** How it stands; null with no profile. */
  state: OwnState | null;
  choices: OfferedChoices;
  /** For whom the profile is, as chosen when registering. */
  registeredFor: number;
  /** Refetches the profile. */
  reload: () => Promise<unknown>;
}

/**
 * The form of the member's own profile: asks for confirmation before validating, saves the profile with its photo
 * and opens the list.
 */
export function useProfileForm(options: ProfileFormOptions) {
  const { candidate, state, choices, registeredFor, reload } = options;
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const navigate = useAsyncNavigate();
  const [stored] = useState(candidate);
  const startGender = choices.genderFor(registeredFor);
  const known = { profileForId: startGender ? registeredFor : 0, gender: startGender ?? 'MALE' };
  const { form, submit, isFetching } = useRulesForm(loadRules, startValues(stored, known));
  const { control, setValue, formState } = form;
  const tell = useFormProblem(form);
  const refuse = useRefusal(form);
  const photo = usePhoto(Boolean(stored?.photo));
  const [saveCandidate] = useSaveMyCandidateMutation();
  const { isSaving, progress, run } = useSaving();
  const [isGenderChosen, setIsGenderChosen] = useState(stored !== null);
  const steps = useProfileSteps(stored === null);
  const hasChanges = formState.isDirty || photo.file !== undefined;
  const { saveVersion, conflict } = useEditConflict(form, {
    item: candidate ?? undefined,
    valuesOf: (newest) => startValues(newest, known),
    emptyValues: () => startValues(null, known),
    hasChanges,
  });
  const { memberId } = useViewer().viewer;
  const [isDraftBack, setIsDraftBack] = useState(false);
  const draft = useDraft(form, `${memberId} candidate`, (fields) => {
    setIsDraftBack(true);
    steps.showLast(fields);
  });
  const [occupation, religion, caste] = useWatch({ control, name: ['occupation', 'religion', 'caste'] });
  const [profileForId, countryCode, mobile, name] = useWatch({
    control,
    name: ['profileForId', 'countryCode', 'mobile', 'firstName'],
  });
  const isTyped = profileForId !== 0 && mobile.length >= SHORTEST_MOBILE;
  const { data: own } = useTakesOwnYesQuery({
    variables: { profileForId, countryCode, mobile },
    skip: !isTyped,
    fetchPolicy: 'cache-and-network',
  });
  const isOwn = isTyped && own?.takesOwnYes === true;
  // Until it is known, nothing is said of who says yes.
  const ownYes = useOwnYes({
    state,
    isChosen: profileForId !== 0 && !(isTyped && own === undefined),
    isOwn,
    name,
  });
  const allowLeaving = useUnsavedWarning(hasChanges || ownYes.hasChanges);

  const refusePhoto = async (problem: MessageKey) => {
    steps.showPhoto();
    photo.setError(problem);
    await tell(t(`messages.${problem}`));
    photo.button.current?.focus();
  };

  const showRefusal = async (error: unknown) => {
    if (error instanceof UnreadablePicture) return refusePhoto('imageNotReadable');
    const refused = refusedField(error, photo.file && 'photo');
    if (refused?.field === 'photo') photo.setError(refused.messageKey);
    if (refused) steps.showField(refused.field);
    await refuse(error);
    if (refused && refused.field !== 'photo') form.setFocus(refused.field as FieldPath<CandidateFormFields>);
    if (isConflict(error)) await reload();
    if (refused?.field === 'photo') photo.button.current?.focus();
  };

  const saveValues = submit(async (values) => {
    try {
      const isSaved = await run(async (context) => {
        const cropped = await photo.crop();
        return saveVersion((version) =>
          saveCandidate({
            variables: { input: { ...values, version, confirms: ownYes.confirms }, photo: cropped },
            context,
          }),
        );
      });
      if (!isSaved) return;
    } catch (error) {
      return showRefusal(error);
    }
    allowLeaving();
    draft.forget();
    await notify(t('messages.recordSaved'));
    await navigate(PATHS.matrimonials);
  }, steps.showField);

  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSaving || !(await confirm(t('messages.confirmSubmit')))) return;
    const problem = photo.check();
    if (!problem) return saveValues(event);
    // The photo's error is announced first, but all fields are validated and show theirs.
    await form.handleSubmit(nothing, nothing)();
    await refusePhoto(problem);
  };

  /** What is missing may come later; what is wrong is said where it was written, not four steps on. */
  const next = async () => {
    if (steps.step === 0 && photo.file && photo.error) return photo.button.current?.focus();
    const written = steps
      .fields()
      .map(({ name }) => name)
      .filter((name) => [form.getValues(name)].flat().some(Boolean));
    // Without the rules, as without a network, the form is checked when it is sent.
    const isRight = await form.trigger(written, { shouldFocus: true }).catch(() => true);
    if (isRight) steps.next();
  };

  return {
    form,
    steps,
    next,
    draft,
    /** A new profile's draft is taken up again, without what is not kept. */
    isDraftBack: isDraftBack && draft.isKept && stored === null,
    ownYes: ownYes.part,
    onSubmit,
    stored,
    photo: {
      ...photo,
      pick: (picked: File | undefined) => {
        form.clearErrors('root');
        photo.pick(picked);
      },
    },
    isSaving: isSaving || isFetching,
    conflict,
    isWorking: occupation !== NOT_WORKING,
    needsConsent: tellsReligionOrCaste({ religion, caste }),
    /** From 0 to 1 while a photo is being uploaded. */
    progress: isSaving && photo.file ? (progress ?? 0) : undefined,
    onProfileFor: (profileForId: number) => {
      if (!isGenderChosen) setValue('gender', choices.genderFor(profileForId) ?? 'MALE');
    },
    onGender: () => setIsGenderChosen(true),
    /** Whether the gender is only a preset (D116). */
    isGenderPreset: !isGenderChosen,
    /** Validates the birth date at once, but not while it is still empty. */
    onBirthDate: () => {
      if (form.getValues('birthDate')) void form.trigger('birthDate');
    },
  };
}
