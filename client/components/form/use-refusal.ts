import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isNetworkFailure, useErrorText } from '../dialogs/message-text.ts';
import { useNotify } from '../dialogs/notify.tsx';
import { refusedField } from './refused-field.ts';

/** Shows a refusal of the server in the dialog and below its field; everything typed stays, which it says where the server was not reached. */
export function useRefusal<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
): (error: unknown) => Promise<void> {
  const notify = useNotify();
  const { t } = useTranslation();
  const errorText = useErrorText();
  return async (error) => {
    const refused = refusedField(error);
    if (refused && refused.field in form.getValues())
      form.setError(refused.field as FieldPath<Values>, { message: refused.messageKey });
    const text = errorText(error);
    await notify(isNetworkFailure(error) ? `${text} ${t('form.stillHere')}` : text);
  };
}
