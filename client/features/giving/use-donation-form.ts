import { useRef } from 'react';
import { typedPounds } from '../../../rules/money.ts';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { useDraft } from '../../components/form/draft-text.ts';
import { isConflict } from '../../components/form/refused-field.ts';
import { useRefusal } from '../../components/form/use-refusal.ts';
import { useRulesForm } from '../../components/form/use-rules-form.ts';
import { PATHS, QUERY_PARAMETERS } from '../../components/page/paths.ts';
import { useAsyncNavigate } from '../../components/page/use-async-navigate.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { newKey } from '../ledger/idempotency-key.ts';
import { type DonationFormQuery, useDonateMutation } from './donate.generated.ts';

const loadRules = async () => (await import('../../../rules/donations.ts')).donationRules;

interface FormType {
  id: number;
  feePence: number | null;
}

/**
 * The donation form. The input stays until it is saved; sent twice, it is stored once.
 * @param start the initial values
 */
export function useDonationForm(type: FormType, start: DonationFormQuery['donationPrefill']) {
  const { t, language } = useTranslation();
  const notify = useNotify();
  const navigate = useAsyncNavigate();
  const { userId } = useViewer().viewer;
  const { donorName, phone, email } = start;
  const empty = {
    subTypeId: type.id,
    donorName,
    amount: type.feePence === null ? '' : typedPounds(type.feePence),
    email,
    phone,
    message: '',
    giftAid: undefined,
  };
  const { form, submit, isFetching } = useRulesForm(loadRules, empty);
  const draft = useDraft(form, `${userId} donation ${type.id}`);
  const showRefusal = useRefusal(form);
  const [donate, { loading }] = useDonateMutation();
  /** The idempotency key: created with the first attempt and reused by retries of this form. */
  const key = useRef<string>(undefined);

  const onSubmit = submit(async (values) => {
    key.current ??= newKey();
    let reference: string | undefined;
    try {
      const input = { ...values, idempotencyKey: key.current };
      const { data } = await donate({ variables: { input, language } });
      reference = data?.donate.reference;
    } catch (error) {
      // The message says that this donation was saved before, so a further attempt is meant as a new one.
      if (isConflict(error)) key.current = undefined;
      return showRefusal(error);
    }
    draft.forget();
    await notify(t('messages.donationSaved'));
    const query = new URLSearchParams({ [QUERY_PARAMETERS.donationReference]: reference ?? '' });
    // Replaces the form in the history, so that "back" leads to the types.
    const state = { giftAid: values.giftAid?.cover };
    await navigate(`${PATHS.donationSuccess}?${query}`, { replace: true, state });
  });

  return { form, onSubmit, isSending: loading || isFetching, draft };
}
