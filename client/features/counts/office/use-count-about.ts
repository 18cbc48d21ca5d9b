import { useEffect, useRef, useState } from 'react';
import { parsePence, poundsText } from '../../../../rules/money.ts';
import { useErrorText } from '../../../components/dialogs/message-text.ts';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { type CashCountDetailsFieldsFragment, useSaveCashCountMutation } from './cash-counts.generated.ts';

type Count = CashCountDetailsFieldsFragment;

const valuesOf = ({ day, place, countedBy, countedWith, countedPence, explanation }: Count) => ({
  day: day ?? '',
  place,
  countedBy,
  countedWith,
  counted: countedPence === null ? '' : poundsText(countedPence),
  explanation,
});
export type AboutValues = ReturnType<typeof valuesOf>;

const isSame = (one: AboutValues, other: AboutValues) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What is said of a draft. It is kept on the server whenever a field is left.
 * @param reload fetches the count again, after somebody else has changed it
 */
export function useCountAbout(count: Count, reload: () => Promise<Count | null>) {
  const notify = useNotify();
  const errorText = useErrorText();
  const [values, setValues] = useState(() => valuesOf(count));
  const [save] = useSaveCashCountMutation();
  /** As it was typed last: a save that waits sends that, and not what was typed when it began to wait. */
  const typed = useRef(values);
  const set = (next: AboutValues) => {
    typed.current = next;
    setValues(next);
  };
  /** As it was kept last, with its version: one save waits for the one before. */
  const kept = useRef({ version: count.version, values });
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  /** The dialog that tells of a refusal takes the focus from a field; nothing is to be sent for that. */
  const isTelling = useRef(false);

  /** What somebody else has changed meanwhile is shown; what was typed here stays, and the next save is over that. */
  const adopt = (fetched: Count) => {
    const { version, values: before } = kept.current;
    if (fetched.version <= version) return;
    const theirs = valuesOf(fetched);
    kept.current = { version: fetched.version, values: theirs };
    const names = Object.keys(theirs) as (keyof AboutValues)[];
    const mine = names.filter((name) => typed.current[name] !== before[name]);
    set({ ...theirs, ...Object.fromEntries(mine.map((name) => [name, typed.current[name]])) });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is fetched is looked at, not what is typed.
  useEffect(() => adopt(count), [count]);

  const saveNow = async (): Promise<boolean> => {
    const written = typed.current;
    if (isSame(written, kept.current.values)) return true;
    try {
      const { version } = kept.current;
      const { data } = await save({ variables: { input: { ...written, id: count.id, version } } });
      // Somebody else may have saved since, and that may have been fetched already.
      if (data && data.saveCashCount.version >= kept.current.version)
        kept.current = { version: data.saveCashCount.version, values: written };
      return true;
    } catch (error) {
      isTelling.current = true;
      await notify(errorText(error));
      const fetched = await reload().catch(() => null);
      // Also what was fetched before it was refused, which is no change of what is shown.
      if (fetched) adopt(fetched);
      isTelling.current = false;
      return false;
    }
  };
  /** Keeps what was typed. @returns whether it is kept */
  const keep = async (): Promise<boolean> => {
    if (isTelling.current) return false;
    running.current = running.current.then(saveNow);
    return running.current;
  };
  return {
    values,
    change: (changed: Partial<AboutValues>) => set({ ...typed.current, ...changed }),
    keep,
    /** The version that was kept last. */
    version: () => kept.current.version,
    countedPence: parsePence(values.counted.trim()),
  };
}

export type CountAbout = ReturnType<typeof useCountAbout>;
