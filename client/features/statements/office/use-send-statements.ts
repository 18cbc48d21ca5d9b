import { useBatches } from '../../../components/office/use-batches.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Days } from '../../ledger/office/use-days.ts';
import { useSendDonorStatementsMutation } from './donor-statements.generated.ts';

/**
 * Mails the statements of some days, batch by batch. If it is cut off, pressing again goes on.
 * @param areChanged again those that have changed since they were sent
 */
export function useSendStatements(days: Days, areChanged = false) {
  const { t } = useTranslation();
  const { progress, inBatches } = useBatches();
  const [sendSome] = useSendDonorStatementsMutation();

  /** @param waiting how many donors wait for theirs */
  const send = (waiting: number) =>
    inBatches({
      ask: {
        question: t('donorStatements.sendQuestion', { count: waiting }),
        text: t('donorStatements.sendDetail'),
        action: t('donorStatements.sendDo'),
      },
      total: waiting,
      next: async () => (await sendSome({ variables: { ...days, areChanged } })).data?.sendDonorStatements,
      done: ({ count }) => (count > 0 ? t('donorStatements.sendDone', { count }) : undefined),
    });

  return { progress, send };
}
