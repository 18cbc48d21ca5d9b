import { useEffect, useRef, useState } from 'react';
import type { HireFields } from '../../../rules/hall-hire.ts';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { useDraft } from '../../components/form/draft-text.ts';
import { isRefusedWith } from '../../components/form/refused-field.ts';
import { useRefusal } from '../../components/form/use-refusal.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EMPTY_AGREEMENT } from './hire-agreement.ts';
import { weekdayOf } from './hire-times.ts';
import { useSendHireRequestMutation } from './send-hire-request.generated.ts';
import { useHireForm } from './use-hire-form.ts';

const loadRules = async () => (await import('../../../rules/hall-hire.ts')).hireRequestRules;

/** The fields in the order in which what is wrong with them is said. */
const IN_ORDER = ['name', 'email', 'telephone', 'purpose', 'guests', 'date', 'from', 'to'] as const;

/** A request as it was sent. */
interface SentRequest {
  reference: string;
  values: HireFields;
}

/** The form's values: those of the agreement, the rooms, and whether members ask. */
export type HireRequestValues = HireFields & { roomIds: number[]; isMemberPrice: boolean };

/**
 * The visitor's form: the input stays until it has been sent and can be printed at any time.
 * @param start what the address names
 */
export function useHireRequest(start: Partial<HireRequestValues> = {}) {
  const { t, language } = useTranslation();
  const notify = useNotify();
  const { form, submit, settle, isFetching } = useHireForm(loadRules, {
    ...EMPTY_AGREEMENT,
    roomIds: [],
    isMemberPrice: false,
    ...start,
  });
  // The day that was filled in is said in the page's language; what the visitor wrote instead stays.
  const writtenIn = useRef(language);
  useEffect(() => {
    const { date, day } = form.getValues();
    if (day && day === weekdayOf(date, writtenIn.current)) form.setValue('day', weekdayOf(date, language));
    writtenIn.current = language;
  }, [form, language]);
  // The field that the first message is about is focused, in whatever order the fields stand.
  for (const name of IN_ORDER) form.register(name);
  const showRefusal = useRefusal(form);
  const [send, { loading }] = useSendHireRequestMutation();
  const [sent, setSent] = useState<SentRequest>();
  const [isNotified, setIsNotified] = useState(false);
  /** The hours that the server has refused, until others are chosen. */
  const [refused, setRefused] = useState<string>();
  const draft = useDraft(form, 'booking');
  /** The honeypot: a field that people cannot see and only bots fill in. */
  const honeypot = useRef<HTMLInputElement>(null);

  // Charges are set by the office; in this form they are only for the printed agreement.
  const onSubmit = submit(async ({ charges: _charges, outstanding: _outstanding, ...values }, written) => {
    let request: SentRequest | undefined;
    try {
      const input = { ...values, website: honeypot.current?.value };
      const { data } = await send({ variables: { input, language } });
      request = data && { reference: data.sendHireRequest, values: written };
    } catch (error) {
      if (isRefusedWith(error, 'hallTaken')) setRefused(timesOf(values));
      return showRefusal(error);
    }
    settle();
    setSent(request);
    setIsNotified(false);
    const about = request && { text: t('hallHire.reference', { reference: request.reference }) };
    await notify(t('messages.hireRequestSent'), about);
    setIsNotified(true);
  });

  /** Until the visitor starts another request. */
  const shownSent = form.formState.isDirty ? undefined : sent;
  const isRefused = refused === timesOf(form.watch());
  const isSending = loading || isFetching;
  return { form, onSubmit, isSending, honeypot, draft, sent: shownSent, isNotified, isRefused };
}

const timesOf = ({ date, from, to, roomIds }: Pick<HireFields, 'date' | 'from' | 'to' | 'roomIds'>) =>
  [date, from, to, ...(roomIds ?? [])].join(' ');
