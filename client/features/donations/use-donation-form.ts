import { useEffect, useRef } from 'react';
import { poundsText } from '../../../rules/money.ts';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { isConflict } from '../../components/form/refused-field.ts';
import { useRefusal } from '../../components/form/use-refusal.ts';
import { useRulesForm } from '../../components/form/use-rules-form.ts';
import { PATHS, QUERY_PARAMETERS } from '../../components/page/paths.ts';
import { useAsyncNavigate } from '../../components/page/use-async-navigate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { amountDigits } from './amount-digits.ts';
import { type DonationPrefillQuery, useDonateMutation } from './donate.generated.ts';
import { evictDonations } from './evict-donations.ts';

const loadRules = async () => (await import('../../../rules/donations.ts')).donationRules;

/** Not `randomUUID`, which browsers only have behind TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

interface FormType {
  id: number;
  feePence: number | null;
}

/**
 * The donation form. What was typed stays until it is saved; sent twice, it is stored once (DATA-2).
 * @param start what the form begins with
 */
export function useDonationForm(type: FormType, start: DonationPrefillQuery['donationPrefill']) {
  const { t } = useTranslation();
  const notify = useNotify();
  const navigate = useAsyncNavigate();
  const { donorName, phone, email } = start;
  const empty = {
    subTypeId: type.id,
    donorName,
    amount: type.feePence === null ? '' : poundsText(type.feePence),
    email,
    phone,
    message: '',
  };
  const { form, submit } = useRulesForm(loadRules, empty);
  const showRefusal = useRefusal(form);
  const [donate, { loading }] = useDonateMutation({ update: evictDonations });
  /** Made with the first sending; a second one of this form has the same. */
  const key = useRef<string>(undefined);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          const kept = amountDigits(values.amount);
          if (name === 'amount' && kept !== values.amount) form.setValue('amount', kept);
        },
      }),
    [form],
  );

  const onSubmit = submit(async (values) => {
    key.current ??= newKey();
    let reference: string | undefined;
    try {
      const { data } = await donate({ variables: { input: { ...values, idempotencyKey: key.current } } });
      reference = data?.donate.reference;
    } catch (error) {
      // They have been told that it is saved: a further sending is meant.
      if (isConflict(error)) key.current = undefined;
      return showRefusal(error);
    }
    await notify(t('messages.donationSaved'));
    const query = new URLSearchParams({ [QUERY_PARAMETERS.donationReference]: reference ?? '' });
    // Back leads to the types, not to a form that has been sent.
    await navigate(`${PATHS.donationSuccess}?${query}`, { replace: true });
  });

  return { control: form.control, onSubmit, isSending: loading };
}
