import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useNotify } from '../dialogs/notify.tsx';
import { layers } from '../dialogs/open-layers.ts';

/** Beside which button a problem stands: the one that sends the form, or the one that asks for a code. */
export type ProblemPlace = 'root' | 'root.code';

/**
 * Says why a form was not sent: beside its button, where it stays until something is changed or it is sent again, and
 * before that in a dialog; but never in one above another, nor where `isInPageAlone`.
 */
export function useFormProblem<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'setError'>,
  place: ProblemPlace = 'root',
): (text: string, isInPageAlone?: boolean) => Promise<void> {
  const notify = useNotify();
  return async (text, isInPageAlone = false) => {
    form.setError(place, { message: text });
    if (!isInPageAlone && layers.dialogs.size === 0) await notify(text);
  };
}
