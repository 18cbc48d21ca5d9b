import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** What can be done when somebody else saved first. */
export interface Conflict {
  /** What they saved takes the place of what was typed. */
  loadTheirs: () => void;
  /** The next save puts what was typed in the place of theirs. */
  keepMine: () => void;
}

interface Newest<Item, Values> {
  /** As it was read last; undefined while one is being added. */
  item: Item | undefined;
  /** What the form shows of it. */
  valuesOf: (item: Item) => Values;
  /** What makes two versions the same, where that is more than the form's values. */
  comparedBy?: (item: Item) => unknown;
  /** Whether anything was typed or chosen that would be lost. */
  hasChanges: boolean;
  /** After their version was loaded, for what is no field of the form. */
  onLoaded?: () => void;
}

/**
 * For a form of an item that others may change while somebody types. A newer version that has the same values, as
 * after a decision, goes unnoticed; where nothing was typed it is shown; else there is a conflict, and what was typed
 * stays until somebody chooses.
 * @returns what saves on top of the version that the form shows, with the item as it was then, and the conflict as long
 *   as there is one
 */
export function useNewest<Item extends { version: number | string }, Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { item, valuesOf, comparedBy = valuesOf, hasChanges, onLoaded }: Newest<Item, Values>,
) {
  /** What the form was filled from. */
  const [base, setBase] = useState(item);
  /** From the beginning of a save on, until it is refused: what comes back of it is one's own. */
  const [isSaving, setIsSaving] = useState(false);
  const newer = !isSaving && item && item.version !== base?.version ? item : undefined;
  const isSame = newer && base && JSON.stringify(comparedBy(newer)) === JSON.stringify(comparedBy(base));

  const load = (theirs: Item) => {
    form.reset(valuesOf(theirs));
    setBase(theirs);
    onLoaded?.();
  };

  useEffect(() => {
    if (!newer) return;
    if (isSame) setBase(newer);
    else if (!hasChanges) load(newer);
  });

  const conflict: Conflict | undefined =
    newer && !isSame && hasChanges
      ? { loadTheirs: () => load(newer), keepMine: () => setBase(newer) }
      : undefined;
  const saveNewest = async <Answer>(
    save: (version?: Item['version'], base?: Item) => Promise<Answer>,
  ): Promise<Answer> => {
    setIsSaving(true);
    try {
      return await save(base?.version, base);
    } catch (error) {
      setIsSaving(false);
      throw error;
    }
  };
  return { saveNewest, conflict };
}
