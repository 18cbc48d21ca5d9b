import { useState } from 'react';
import { useDoneNotice } from '../../../components/dialogs/done.ts';
import { useErrorText } from '../../../components/dialogs/message-text.ts';
import { useConfirm, useNotify } from '../../../components/dialogs/notify.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  type FailedMessagesQuery,
  useDeleteFailedMessagesMutation,
  useSendFailedMessagesMutation,
} from './failed-messages.generated.ts';

export type FailedMessage = FailedMessagesQuery['failedMessages'][number];

/** What the office does about messages that could not be sent. */
export function useFailedMessageActs() {
  const { t } = useTranslation();
  const notify = useNotify();
  const confirm = useConfirm();
  const done = useDoneNotice();
  const errorText = useErrorText();
  const [busyIds, setBusyIds] = useState<readonly number[]>([]);
  const [send] = useSendFailedMessagesMutation();
  const [remove] = useDeleteFailedMessagesMutation();

  const act = async (ids: number[], work: () => Promise<string>) => {
    setBusyIds(ids);
    try {
      done({ text: await work() });
    } catch (error) {
      await notify(errorText(error));
    } finally {
      setBusyIds([]);
    }
  };
  const sendAgain = (rows: readonly FailedMessage[]) => {
    const ids = rows.map(({ id }) => id);
    return act(ids, async () => {
      const { sendFailedMessages: total = 0 } = (await send({ variables: { ids } })).data ?? {};
      return total === 1 ? t('failedMessages.sentOne') : t('failedMessages.sent', { total });
    });
  };
  return {
    busyIds,
    sendAgain,
    sendAll: async (rows: readonly FailedMessage[]) => {
      if (await confirm(t('failedMessages.askAll', { total: rows.length }))) await sendAgain(rows);
    },
    /** Asked before, for nothing brings it back. */
    remove: async ({ id, to }: FailedMessage) => {
      const question = t('failedMessages.askDelete', { to: to || t('failedMessages.unknown') });
      if (!(await confirm(question, { action: t('failedMessages.delete'), isLoss: true }))) return;
      await act([id], async () => {
        await remove({ variables: { ids: [id] } });
        return t('failedMessages.deleted');
      });
    },
  };
}
