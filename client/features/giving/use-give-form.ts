import { useEffect, useRef } from 'react';
import { DonationFrequency } from '../../../rules/donation-states.ts';
import { useDraft } from '../../components/form/draft-text.ts';
import { isConflict } from '../../components/form/refused-field.ts';
import { useRefusal } from '../../components/form/use-refusal.ts';
import { useRulesForm } from '../../components/form/use-rules-form.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useAsyncNavigate } from '../../components/page/use-async-navigate.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { newKey } from '../ledger/idempotency-key.ts';
import { useGiveMutation } from './give.generated.ts';
import type { Sponsored } from './sponsored.ts';

const loadRules = async () => (await import('../../../rules/donations.ts')).giftRules;

const NO_NAMES = { forWhom: '', gotra: '', occasion: '', shownName: '' };

interface Start {
  subTypeId: number;
  amount: string;
}

/**
 * The form by which everybody gives; who is signed in finds their name and e-mail in it. What was typed stays until it
 * is saved; sent twice, it is stored once. Afterwards the gift's private page opens.
 * @param sponsored the day that it is for; the form stays when another is chosen
 */
export function useGiveForm(start: Start, sponsored?: Sponsored) {
  const { language } = useTranslation();
  const navigate = useAsyncNavigate();
  const { viewer } = useViewer();
  const { form, submit, isFetching } = useRulesForm(loadRules, {
    ...start,
    frequency: DonationFrequency.ONCE,
    donorName: '',
    email: '',
    message: '',
    giftAid: undefined,
    sponsor: sponsored && { ...sponsored.chosen, ...NO_NAMES },
  });
  // A link that names something else begins anew.
  const draft = useDraft(
    form,
    sponsored ? `sponsor ${sponsored.chosen.offerId}` : `give ${start.subTypeId} ${start.amount}`,
  );
  const showRefusal = useRefusal(form);
  const [give, { loading }] = useGiveMutation();
  /** The honeypot: a field that people cannot see and only bots fill in. */
  const honeypot = useRef<HTMLInputElement>(null);
  /** The idempotency key: created with the first attempt and reused by retries of this form. */
  const key = useRef<string>(undefined);

  const { userId, name, email } = viewer;
  useEffect(() => {
    if (!userId) return;
    form.reset({ ...form.formState.defaultValues, donorName: name, email }, { keepDirtyValues: true });
  }, [userId, name, email, form]);

  const onSubmit = submit(async (values) => {
    key.current ??= newKey();
    let token: string | undefined;
    try {
      const sponsor = sponsored && { ...NO_NAMES, ...values.sponsor, ...sponsored.chosen };
      const input = { ...values, sponsor, idempotencyKey: key.current, website: honeypot.current?.value };
      const { data } = await give({ variables: { input, language } });
      token = data?.give;
    } catch (error) {
      // The message says that another gift was sent before, so a further attempt is meant as a new one.
      if (isConflict(error)) key.current = undefined;
      // What is free next.
      if (isConflict(error)) await sponsored?.askAgain().catch(() => undefined);
      return showRefusal(error);
    }
    draft.forget();
    // Replaces the form in the history, so that "back" does not lead to it.
    const state = { giftAid: values.giftAid?.cover };
    await navigate(`${PATHS.gift}#${token}`, { replace: true, state });
  });

  return {
    form,
    onSubmit,
    isSending: loading || isFetching,
    honeypot,
    draft,
    signedInAs: userId ? name : undefined,
  };
}
