import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useErrorText } from '../dialogs/message-text.ts';
import { useNotify } from '../dialogs/notify.tsx';
import { refusedField } from './refused-field.ts';

/** Shows a refusal of the server in the dialog and below its field; everything typed stays. */
export function useRefusal<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
): (error: unknown) => Promise<void> {
  const notify = useNotify();
  const errorText = useErrorText();
  return async (error) => {
    const refused = refusedField(error);
    if (refused && refused.field in form.getValues())
      form.setError(refused.field as FieldPath<Values>, { message: refused.messageKey });
    await notify(errorText(error));
  };
}
