import { useState } from 'react';
import { type FieldPath, type UseFormReturn, useWatch } from 'react-hook-form';
import type { CodeRequestFields } from '../../../rules/accounts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNotify } from '../dialogs/notify.tsx';
import { useFormProblem } from '../form/use-form-problem.ts';
import { useRefusal } from '../form/use-refusal.ts';
import { loadRulesCheck } from '../form/use-rules-form.ts';

const loadRules = async () => (await import('../../../rules/accounts.ts')).codeRequestRules;

/** The fields of a form with a code by text message. */
type CodeFields = CodeRequestFields & { code: string };

/** The action and state of the button Get OTP. */
export interface CodeRequest {
  sendCode: () => Promise<void>;
  isSending: boolean;
  /** Whether a code was sent to the number in the form (another number needs a new code). */
  isCodeSent: boolean;
}

/**
 * The button Get OTP.
 * @param request asks the server to send a code to this number
 */
export function useCodeRequest<Values extends CodeFields, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  request: (number: CodeRequestFields) => Promise<unknown>,
): CodeRequest {
  const { t } = useTranslation();
  const notify = useNotify();
  const refuse = useRefusal(form, 'root.code');
  const tell = useFormProblem(form, 'root.code');
  const [isSending, setIsSending] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const field = (name: keyof CodeFields) => name as FieldPath<Values>;
  const number = useWatch({ control: form.control, name: [field('countryCode'), field('mobile')] }).join(' ');

  const sendCode = async () => {
    form.clearErrors('root');
    const { countryCode, mobile } = form.getValues();
    const check = await loadRulesCheck(loadRules).catch(() => undefined);
    if (!check) return tell(`${t('common.networkError')} ${t('form.stillHere')}`, true);
    const { error } = check.rules.safeParse({ countryCode, mobile });
    if (error) {
      const { messageKey } = check.firstIssue(check.rules, error);
      form.setError(field('mobile'), { message: messageKey }, { shouldFocus: true });
      return tell(t(`messages.${messageKey}`));
    }
    form.clearErrors(field('mobile'));
    setIsSending(true);
    try {
      await request({ countryCode, mobile });
    } catch (refusal) {
      return refuse(refusal);
    } finally {
      setIsSending(false);
    }
    setSentTo(number);
    await notify(t('messages.codeSent'));
    form.setFocus(field('code'));
  };

  return { sendCode, isSending, isCodeSent: sentTo === number };
}
