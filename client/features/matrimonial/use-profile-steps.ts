import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import { CANDIDATE_SECTIONS, type CandidateSection } from './candidate-sections.ts';

type SectionId = CandidateSection['id'];

/** The sections that one step of the form has, in the form's order. */
const PROFILE_STEPS: readonly (readonly SectionId[])[] = [
  ['profile'],
  ['person'],
  ['community', 'work'],
  ['address', 'contact'],
  ['about', 'more'],
];

/** For each step whether it has one of these fields; the consent stands below religion and caste. */
function stepsWith(names: readonly string[]): boolean[] {
  const fields = names.map((name) => (name === 'consent' ? 'religion' : name));
  const sections = CANDIDATE_SECTIONS.filter((section) =>
    section.fields.some(({ name }) => fields.includes(name)),
  );
  return PROFILE_STEPS.map((step) => sections.some(({ id }) => step.includes(id)));
}

/**
 * The steps of a new profile's form. All its fields stay in the page, and before scripts run, for a stored profile and for whoever
 * wishes it, all are shown.
 */
export function useProfileSteps(isNew: boolean) {
  const isHydrated = useHydrated();
  const [isWhole, setIsWhole] = useState(!isNew);
  const [step, setStep] = useState(0);
  const last = PROFILE_STEPS.length - 1;
  const isStepped = isHydrated && !isWhole;

  /** At once, so that a field of the step can take the focus. */
  const show = (next: number) => flushSync(() => setStep(Math.max(0, Math.min(last, next))));
  const showField = (field: string) => {
    const found = stepsWith([field]).indexOf(true);
    if (found >= 0) show(found);
  };
  /** Says which step it is; above it stands only what a reader has passed. */
  const place = useRef<HTMLParagraphElement>(null);
  const turn = (next: number) => {
    show(next);
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  };
  return {
    isStepped,
    step,
    place,
    /** The fields of the step that is shown. */
    fields: () =>
      CANDIDATE_SECTIONS.filter(({ id }) => PROFILE_STEPS[step]!.includes(id)).flatMap(
        ({ fields }) => fields,
      ),
    count: PROFILE_STEPS.length,
    isLast: !isStepped || step === last,
    isShown: (id: SectionId) => !isStepped || PROFILE_STEPS[step]!.includes(id),
    next: () => turn(step + 1),
    back: () => turn(step - 1),
    showWhole: () => setIsWhole(true),
    showPhoto: () => show(0),
    /** Opens the last step that has one of the fields, where whoever wrote them was. */
    showLast: (fields: readonly string[]) => setStep(Math.max(0, stepsWith(fields).lastIndexOf(true))),
    /** Opens the step that has the field. */
    showField,
  };
}

export type ProfileSteps = ReturnType<typeof useProfileSteps>;
