import { useErrorText } from '../../../../components/dialogs/message-text.ts';
import { useConfirm, useNotify } from '../../../../components/dialogs/notify.tsx';
import { useDoneNotice } from '../../../../components/office/done-notice.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type ReceiptFieldsFragment, useSendReceiptAgainMutation } from './receipts.generated.ts';

/** Mails a receipt again. It asks first: a letter that is sent cannot be taken back. */
export function useSendReceipt({ id, number, donation }: ReceiptFieldsFragment) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const done = useDoneNotice();
  const errorText = useErrorText();
  const [send, { loading }] = useSendReceiptAgainMutation();
  const about = { number, email: donation?.email ?? '' };
  return {
    isSending: loading,
    async sendAgain() {
      const detail = { text: donation?.donorName ?? '', action: t('receipts.sendAgain') };
      if (!(await confirm(t('receipts.sendQuestion', about), detail))) return;
      try {
        await send({ variables: { id } });
        done({ text: t('receipts.sent', about) });
      } catch (error) {
        await notify(errorText(error));
      }
    },
  };
}
