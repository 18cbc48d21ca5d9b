import { useState } from 'react';
import { useDoneNotice } from '../../../components/dialogs/done.ts';
import { useErrorText } from '../../../components/dialogs/message-text.ts';
import { useConfirm, useNotify } from '../../../components/dialogs/notify.tsx';
import { askAgain } from '../../../graphql/ask-again.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Days } from '../../ledger/office/use-days.ts';
import { useSendDonorStatementsMutation } from './donor-statements.generated.ts';

/**
 * Mails the statements of some days, batch by batch. If it is cut off, pressing again goes on.
 * @param areChanged again those that have changed since they were sent
 */
export function useSendStatements(days: Days, areChanged = false) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText();
  const done = useDoneNotice();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [sendSome, { client }] = useSendDonorStatementsMutation();

  /** @param waiting how many donors wait for theirs */
  const send = async (waiting: number) => {
    const detail = { text: t('donorStatements.sendDetail'), action: t('donorStatements.sendDo') };
    if (!(await confirm(t('donorStatements.sendQuestion', { count: waiting }), detail))) return;
    let count = 0;
    setProgress({ done: 0, total: waiting });
    try {
      for (;;) {
        const { data } = await sendSome({ variables: { ...days, areChanged } });
        if (!data) break;
        const batch = data.sendDonorStatements;
        count += batch.done;
        setProgress({ done: count, total: count + batch.remaining });
        // Where nothing was sent somebody else is at it, or was.
        if (batch.remaining === 0 || batch.done === 0) break;
      }
    } catch (error) {
      void askAgain(client);
      await notify(errorText(error));
    } finally {
      setProgress(undefined);
    }
    if (count > 0) done({ text: t('donorStatements.sendDone', { count }) });
  };

  return { progress, send };
}
