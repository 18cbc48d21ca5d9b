import { useState } from 'react';
import { ContentState } from '../../../rules/content-state.ts';
import type { Instant } from '../../../rules/days.ts';
import type { Plan } from './plan-fields.tsx';
import { localValueOf, momentOfValue } from './site-moment.ts';

/** Who sees an item when, as it is stored. */
export interface StoredVisibility {
  state: ContentState;
  shownFrom?: Instant | null;
  shownUntil?: Instant | null;
  heldLanguages: readonly string[];
  unneededLanguages: readonly string[];
}

/** The same as a save sends it. */
export interface SentVisibility {
  state: ContentState;
  shownFrom: Instant | null;
  shownUntil: Instant | null;
  heldLanguages: string[];
  unneededLanguages: string[];
}

const NEW: StoredVisibility = { state: ContentState.PUBLISHED, heldLanguages: [], unneededLanguages: [] };

/** The languages with or without one of them. */
const withLanguage = (languages: readonly string[], language: string, isWith: boolean) =>
  isWith ? [...languages, language] : languages.filter((each) => each !== language);

/** What an editor chooses beside the texts: from when until when visitors see the item, and in which languages. */
export function useVisibility(stored: StoredVisibility = NEW) {
  // Only what was changed here, so that what somebody else has changed meanwhile is shown.
  const [changed, setChanged] = useState<{
    plan?: Plan;
    held?: readonly string[];
    unneeded?: readonly string[];
  }>({});
  const plan = changed.plan ?? {
    from: localValueOf(stored.shownFrom),
    until: localValueOf(stored.shownUntil),
  };
  const held = changed.held ?? stored.heldLanguages;
  const unneeded = changed.unneeded ?? stored.unneededLanguages;
  const shownFrom = momentOfValue(plan.from);
  const shownUntil = momentOfValue(plan.until);

  return {
    state: stored.state,
    plan,
    setPlan: (next: Plan) => setChanged({ ...changed, plan: next }),
    isHeld: (language: string) => held.includes(language),
    hold: (language: string, isHeld: boolean) =>
      setChanged({ ...changed, held: withLanguage(held, language, isHeld) }),
    /** Whether nobody has to write the text in a language. */
    isUnneeded: (language: string) => unneeded.includes(language),
    markUnneeded: (language: string, isUnneeded: boolean) =>
      setChanged({ ...changed, unneeded: withLanguage(unneeded, language, isUnneeded) }),
    isChanged: Object.values(changed).length > 0,
    /** Whether it would be gone before it is shown. */
    isWrong: shownFrom !== null && shownUntil !== null && shownFrom >= shownUntil,
    /** The moment from which visitors will see it, if that is to come. */
    comesAt: shownFrom !== null && new Date(shownFrom) > new Date() ? shownFrom : undefined,
    /** Whether visitors do not see it any more. */
    isOver: shownUntil !== null && new Date(shownUntil) <= new Date(),
    sent: (state: ContentState): SentVisibility => ({
      state,
      shownFrom,
      shownUntil,
      heldLanguages: [...held],
      unneededLanguages: [...unneeded],
    }),
  };
}

export type VisibilityChoice = ReturnType<typeof useVisibility>;
