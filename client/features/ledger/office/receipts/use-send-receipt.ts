import { useAct } from '../../../../components/dialogs/use-act.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type ReceiptFieldsFragment, useSendReceiptAgainMutation } from './receipts.generated.ts';

/** Mails a receipt again. It asks first: a letter that is sent cannot be taken back. */
export function useSendReceipt({ id, number, donation }: ReceiptFieldsFragment) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const [send] = useSendReceiptAgainMutation();
  const about = { number, email: donation?.email ?? '' };
  return {
    isSending: isBusy,
    sendAgain: () =>
      act({
        ask: {
          question: t('receipts.sendQuestion', about),
          text: donation?.donorName ?? '',
          action: t('receipts.sendAgain'),
        },
        work: () => send({ variables: { id } }),
        done: t('receipts.sent', about),
      }),
  };
}
