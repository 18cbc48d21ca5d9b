import { type Act, useAct } from '../../../components/dialogs/use-act.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  type FailedMessagesQuery,
  useDeleteFailedMessagesMutation,
  useSendFailedMessagesMutation,
} from './failed-messages.generated.ts';

const ALL = 'all';

export type FailedMessage = FailedMessagesQuery['failedMessages'][number];

/** What the office does about messages that could not be sent. */
export function useFailedMessageActs() {
  const { t } = useTranslation();
  const { act, isBusy, isBusyWith } = useAct();
  const [send] = useSendFailedMessagesMutation();
  const [remove] = useDeleteFailedMessagesMutation();

  const sendSome = (rows: readonly FailedMessage[], more: Pick<Act<never>, 'about' | 'ask'>) =>
    act({
      ...more,
      work: () => send({ variables: { ids: rows.map(({ id }) => id) } }),
      done({ data }) {
        const { sendFailedMessages: total = 0 } = data ?? {};
        return total === 1 ? t('failedMessages.sentOne') : t('failedMessages.sent', { total });
      },
    });
  return {
    isBusy,
    /** Whether something is being done with this one, or with all. */
    isBusyWith: (id: number) => isBusyWith(id) || isBusyWith(ALL),
    sendAgain: (row: FailedMessage) => sendSome([row], { about: row.id }),
    sendAll: (rows: readonly FailedMessage[]) =>
      sendSome(rows, {
        about: ALL,
        ask: {
          question: t('failedMessages.askAll', { total: rows.length }),
          action: t('failedMessages.all'),
        },
      }),
    /** Asked before, for nothing brings it back. */
    remove: ({ id, to }: FailedMessage) =>
      act({
        about: id,
        ask: {
          question: t('failedMessages.askDelete', { to: to || t('failedMessages.unknown') }),
          action: t('failedMessages.delete'),
          isLoss: true,
        },
        work: () => remove({ variables: { ids: [id] } }),
        done: t('failedMessages.deleted'),
      }),
  };
}
