import { useRef, useState } from 'react';
import { RequestKind } from '../../../rules/request-kinds.ts';
import { useDraft } from '../../components/form/draft-text.ts';
import { useRefusal } from '../../components/form/use-refusal.ts';
import { useRulesForm } from '../../components/form/use-rules-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  type SendRightsRequestMutation,
  useSendRightsRequestMutation,
} from './send-rights-request.generated.ts';

const loadRules = async (mark = '') => {
  const { markedRequestRules, requestRules } = await import('../../../rules/requests.ts');
  return mark ? markedRequestRules(mark) : requestRules;
};

const EMPTY = { name: '', email: '', phone: '', onBehalfOf: '', about: '' };

/** What was sent, and what the sender is told of it. */
export type SentRequest = SendRightsRequestMutation['sendRightsRequest'] & { kind: RequestKind };

export interface RequestFormOptions {
  /** By which what was typed is kept. */
  draftName?: string;
  /** Chosen already, where the form is for one kind alone. */
  kind?: RequestKind;
  /** What it is about, which the register reads before the text. */
  mark?: string;
}

/** The form for complaints and requests; what was typed stays until it has been sent. */
export function useRequestForm(options: RequestFormOptions = {}) {
  const { draftName = 'requests', kind, mark } = options;
  const { language } = useTranslation();
  const { form, submit, settle, isFetching } = useRulesForm(
    () => loadRules(mark),
    kind ? { ...EMPTY, kind } : EMPTY,
  );
  const draft = useDraft(form, draftName);
  const showRefusal = useRefusal(form);
  const [send, { loading }] = useSendRightsRequestMutation();
  const [sent, setSent] = useState<SentRequest>();
  /** The honeypot: a field that people cannot see and only bots fill in. */
  const honeypot = useRef<HTMLInputElement>(null);

  const onSubmit = submit(async (values) => {
    try {
      const input = { ...values, website: honeypot.current?.value };
      const { data } = await send({ variables: { input, language } });
      if (data) setSent({ ...data.sendRightsRequest, kind: values.kind });
    } catch (error) {
      return showRefusal(error);
    }
    settle();
  });

  return {
    form,
    onSubmit,
    isSending: loading || isFetching,
    honeypot,
    draft,
    sent,
    startAnother: () => setSent(undefined),
  };
}
