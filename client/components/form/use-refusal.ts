import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isNetworkFailure, isToTryAgain, useErrorText } from '../dialogs/message-text.ts';
import { refusedField } from './refused-field.ts';
import { type ProblemPlace, useFormProblem } from './use-form-problem.ts';

/** Shows a refusal of the server beside the form's button and below its field; everything typed stays, which it says where the server was not reached. */
export function useRefusal<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  place?: ProblemPlace,
): (error: unknown) => Promise<void> {
  const tell = useFormProblem(form, place);
  const { t } = useTranslation();
  const errorText = useErrorText();
  return async (error) => {
    const refused = refusedField(error);
    if (refused && refused.field in form.getValues())
      form.setError(refused.field as FieldPath<Values>, { message: refused.messageKey });
    const text = errorText(error);
    await tell(isNetworkFailure(error) ? `${text} ${t('form.stillHere')}` : text, isToTryAgain(error));
  };
}
