import { type BaseSyntheticEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ReplyFields, ReplyValues } from '../../../rules/replies.ts';
import { useDraft } from '../../components/form/draft-text.ts';
import { useRefusal } from '../../components/form/use-refusal.ts';
import { useRulesForm } from '../../components/form/use-rules-form.ts';
import { type AskedReply, firstValues } from './asked-reply.ts';

const loadRules = async () => (await import('../../../rules/replies.ts')).replyRules;

export interface ReplyFormOptions {
  asked: AskedReply;
  /** What was said before, to be changed. */
  said?: Partial<ReplyFields>;
  /** Of the private link by which it is changed: what another household typed into this tab is not theirs. */
  token?: string;
  /**
   * Sends it. Rejects with a refusal.
   * @param waitIfFull whether all of them wait if there is no room for all
   * @returns what leads on; or how many places they could have, if there is no room for all and nothing was stored
   */
  send: (values: ReplyValues, waitIfFull: boolean, website?: string) => Promise<number | (() => unknown)>;
}

/** The form of a household's reply. What was typed stays until it is stored, also when another family was faster. */
export function useReplyForm({ asked, said, token = '', send }: ReplyFormOptions) {
  const { form, submit, isFetching } = useRulesForm(loadRules, firstValues(asked, said));
  const draft = useDraft(form, `reply ${asked.eventId} ${asked.day} ${token.slice(0, 8)}`.trim());
  const showRefusal = useRefusal(form);
  const [isSending, setIsSending] = useState(false);
  /** How many places they could have, since there were fewer than they asked for. */
  const [left, setLeft] = useState<number>();
  /** The honeypot: a field that people cannot see and only bots fill in. */
  const honeypot = useRef<HTMLInputElement>(null);
  const [ages, diets, isMemberPrice] = useWatch({
    control: form.control,
    name: ['ages', 'diets', 'isMemberPrice'],
  });

  const sending = (waitIfFull: boolean) => async (event: BaseSyntheticEvent) => {
    let answer: Awaited<ReturnType<typeof send>> | undefined;
    await submit(async (values) => {
      setIsSending(true);
      try {
        answer = await send(values, waitIfFull, honeypot.current?.value);
        if (typeof answer === 'number') return;
        draft.forget();
        await answer();
      } catch (error) {
        await showRefusal(error);
      }
    })(event);
    // Only now the form can be sent once more.
    setIsSending(false);
    if (typeof answer === 'number') setLeft(answer);
  };

  return {
    form,
    isMemberPrice,
    ages,
    setAges: (next: ReplyFields['ages']) => form.setValue('ages', next, { shouldDirty: true }),
    diets,
    setDiets: (next: ReplyFields['diets']) => form.setValue('diets', next, { shouldDirty: true }),
    sending,
    isSending: isSending || isFetching,
    honeypot,
    draft,
    left,
  };
}
