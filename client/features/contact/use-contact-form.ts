import { useRef } from 'react';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { useDraft } from '../../components/form/draft-text.ts';
import { useRefusal } from '../../components/form/use-refusal.ts';
import { useRulesForm } from '../../components/form/use-rules-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSendContactMessageMutation } from './send-contact-message.generated.ts';

const loadRules = async () => (await import('../../../rules/contact.ts')).contactRules;

const EMPTY = { name: '', email: '', message: '' };

/** The contact form; the input stays until it has been sent. */
export function useContactForm() {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, submit, settle, isFetching } = useRulesForm(loadRules, EMPTY);
  const draft = useDraft(form, 'contact');
  const showRefusal = useRefusal(form);
  const [send, { loading }] = useSendContactMessageMutation();
  /** The honeypot: a field that people cannot see and only bots fill in. */
  const honeypot = useRef<HTMLInputElement>(null);

  const onSubmit = submit(async (values) => {
    try {
      await send({ variables: { input: { ...values, website: honeypot.current?.value } } });
    } catch (error) {
      return showRefusal(error);
    }
    settle();
    await notify(t('messages.contactSent'));
  });

  return { form, onSubmit, isSending: loading || isFetching, honeypot, draft };
}
