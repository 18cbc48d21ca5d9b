import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** The choices if somebody else saved first. */
export interface Conflict {
  /** Replaces the input by their version. */
  loadTheirs: () => void;
  /** Makes the next save overwrite their version. */
  keepMine: () => void;
}

interface EditConflictOptions<Item, Values> {
  /** The latest version read; undefined to add one. */
  item: Item | undefined;
  /** The form's values of an item. */
  valuesOf: (item: Item) => Values;
  /** The form's values once others have removed the item, where it can then be added anew. */
  emptyValues?: () => Values;
  /** The values to compare two versions by; by default the form's. */
  comparedBy?: (item: Item) => unknown;
  /** Whether there is unsaved input. */
  hasChanges: boolean;
  /** Called after their version was loaded, to reset what is not a field of the form. */
  onLoaded?: () => void;
}

/**
 * Optimistic locking for the form of an item that others may change meanwhile. A newer version with the same
 * values is accepted silently; without unsaved input, it is shown; otherwise there is a conflict, and the
 * input stays until the editor chooses.
 * @returns `saveVersion` calls its argument with the version that the form is based on, and that item; `conflict` is
 *   undefined while there is none
 */
export function useEditConflict<
  Item extends { version: number | string },
  Values extends FieldValues,
  Output,
>(
  form: UseFormReturn<Values, unknown, Output>,
  {
    item,
    valuesOf,
    emptyValues,
    comparedBy = valuesOf,
    hasChanges,
    onLoaded,
  }: EditConflictOptions<Item, Values>,
) {
  /** The version that the form was filled from. */
  const [base, setBase] = useState(item);
  /** While it is saved, and once it is until that version comes: the newer one is then the editor's own. */
  const [save, setSave] = useState<'running' | 'done'>();
  const isGone = !item && Boolean(base && emptyValues);
  const isNewer = save !== 'running' && (isGone || (item && item.version !== base?.version));
  const isOwn = save === 'done' && item;
  const isSame =
    isNewer && item && base && JSON.stringify(comparedBy(item)) === JSON.stringify(comparedBy(base));

  const load = () => {
    const values = item ? valuesOf(item) : emptyValues?.();
    if (values) form.reset(values);
    setBase(item);
    onLoaded?.();
  };

  const keepMine = () => {
    form.clearErrors('root');
    setBase(item);
  };

  useEffect(() => {
    if (!isNewer) return;
    if (isSame || (isOwn && hasChanges)) setBase(item);
    else if (!hasChanges) load();
    setSave(undefined);
  });

  const conflict: Conflict | undefined =
    isNewer && !isSame && !isOwn && hasChanges ? { loadTheirs: load, keepMine } : undefined;
  const saveVersion = async <Answer>(
    work: (version?: Item['version'], base?: Item) => Promise<Answer>,
  ): Promise<Answer> => {
    setSave('running');
    try {
      const answer = await work(base?.version, base);
      setSave('done');
      return answer;
    } catch (error) {
      setSave(undefined);
      throw error;
    }
  };
  return { saveVersion, conflict };
}
