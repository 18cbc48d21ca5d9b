import { useRef } from 'react';
import { useNotify } from '../../components/notify.tsx';
import { useRefusal } from '../../components/use-refusal.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EMPTY_AGREEMENT } from './hire-agreement.ts';
import { useSendHireRequestMutation } from './send-hire-request.generated.ts';
import { useHireForm } from './use-hire-form.ts';

const loadRules = async () => (await import('../../../rules/hall-hire.ts')).hireRequestRules;

/** The visitor's form: what was typed stays until it has been sent, and can be printed at any time (D33). */
export function useHireRequest() {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, submit } = useHireForm(loadRules, EMPTY_AGREEMENT);
  const showRefusal = useRefusal(form);
  const [send, { loading }] = useSendHireRequestMutation();
  /** A field that no person sees: whatever fills it in is a program. */
  const trap = useRef<HTMLInputElement>(null);

  // What the hall costs, the office says; here it is only for the printed agreement.
  const onSubmit = submit(async ({ charges: _charges, outstanding: _outstanding, ...values }) => {
    try {
      await send({ variables: { input: { ...values, website: trap.current?.value } } });
    } catch (error) {
      return showRefusal(error);
    }
    form.reset();
    await notify(t('messages.hireRequestSent'));
  });

  return { form, onSubmit, isSending: loading, trap };
}
