import { useRef, useState } from 'react';
import { parsePence, poundsText } from '../../../../../rules/money.ts';
import { useErrorText } from '../../../../components/dialogs/message-text.ts';
import { useNotify } from '../../../../components/dialogs/notify.tsx';
import { type GiftCountDetailsFieldsFragment, useSaveGiftCountMutation } from './gift-counts.generated.ts';

type Count = GiftCountDetailsFieldsFragment;

const valuesOf = ({ day, place, countedBy, countedWith, countedPence, explanation }: Count) => ({
  day: day ?? '',
  place,
  countedBy,
  countedWith,
  counted: countedPence === null ? '' : poundsText(countedPence),
  explanation,
});
export type AboutValues = ReturnType<typeof valuesOf>;

/**
 * What is said of a draft. It is kept on the server whenever a field is left.
 * @param reload fetches the count again, after somebody else has changed it
 */
export function useCountAbout(count: Count, reload: () => Promise<unknown>) {
  const notify = useNotify();
  const errorText = useErrorText();
  const [values, setValues] = useState(() => valuesOf(count));
  const [save] = useSaveGiftCountMutation();
  /** As it was kept last, with its version: one save waits for the one before. */
  const kept = useRef({ version: count.version, values: JSON.stringify(values) });
  const running = useRef<Promise<boolean>>(Promise.resolve(true));

  const saveNow = async (): Promise<boolean> => {
    const written = JSON.stringify(values);
    if (written === kept.current.values) return true;
    try {
      const { version } = kept.current;
      const { data } = await save({ variables: { input: { ...values, id: count.id, version } } });
      if (data) kept.current = { version: data.saveGiftCount.version, values: written };
      return true;
    } catch (error) {
      await notify(errorText(error));
      await reload();
      return false;
    }
  };
  /** Keeps what was typed. @returns whether it is kept */
  const keep = (): Promise<boolean> => {
    running.current = running.current.then(saveNow);
    return running.current;
  };
  return {
    values,
    change: (changed: Partial<AboutValues>) => setValues((before) => ({ ...before, ...changed })),
    keep,
    /** The version that was kept last. */
    version: () => kept.current.version,
    countedPence: parsePence(values.counted.trim()),
    isDirty: JSON.stringify(values) !== kept.current.values,
  };
}

export type CountAbout = ReturnType<typeof useCountAbout>;
