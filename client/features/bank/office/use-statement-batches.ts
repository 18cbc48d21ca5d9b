import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useDoneNotice } from '../../../components/dialogs/done.ts';
import { useErrorText } from '../../../components/dialogs/message-text.ts';
import { useConfirm, useNotify } from '../../../components/dialogs/notify.tsx';
import { askAgain } from '../../../graphql/ask-again.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  BankStatementDependentsDocument,
  type ConfirmSureBankLinesMutation,
  useConfirmSureBankLinesMutation,
  useTakeBackBankStatementMutation,
  useTakeBackConfirmedBankLinesMutation,
} from './bank-lines.generated.ts';

/** How far something with many lines is. */
export interface Progress {
  act: 'confirm' | 'undo' | 'takeBack';
  done: number;
  total: number;
}

type SeenLine = ConfirmSureBankLinesMutation['confirmSureBankLines']['lines'][number];

/**
 * Confirms all lines of a statement that are sure, or takes the whole statement back: batch by batch, each line whole or
 * not at all. If it is cut off, pressing again goes on.
 */
export function useStatementBatches(id: number, onTakenBack: () => Promise<unknown>) {
  const { t } = useTranslation();
  const notify = useNotify();
  const confirm = useConfirm();
  const errorText = useErrorText();
  const done = useDoneNotice();
  const client = useApolloClient();
  const [progress, setProgress] = useState<Progress>();
  const [confirmSome] = useConfirmSureBankLinesMutation();
  const [undoSome] = useTakeBackConfirmedBankLinesMutation();
  const [takeSomeBack] = useTakeBackBankStatementMutation();

  /** @returns how many lines were done, and whether that are all */
  const work = async (
    act: Progress['act'],
    some: () => Promise<{ done: number; remaining: number } | undefined>,
  ) => {
    let count = 0;
    try {
      for (;;) {
        const batch = await some();
        if (!batch) return { count, isAll: false };
        count += batch.done;
        setProgress({ act, done: count, total: count + batch.remaining });
        // Where nothing can be done any more somebody else is at it, or was. An undo comes to its end by itself.
        if (batch.remaining === 0 || (batch.done === 0 && act !== 'undo'))
          return { count, isAll: batch.remaining === 0 };
      }
    } catch (error) {
      void askAgain(client);
      await notify(errorText(error));
      return { count, isAll: false };
    } finally {
      setProgress(undefined);
    }
  };

  const confirmSure = async () => {
    const lines: SeenLine[] = [];
    const { count } = await work('confirm', async () => {
      const { data } = await confirmSome({ variables: { statementId: id } });
      lines.push(...(data?.confirmSureBankLines.lines ?? []));
      return data?.confirmSureBankLines;
    });
    if (count > 0) done({ text: t('bank.confirmed', { count }), undo: () => undo(lines) });
  };

  /** Takes back what one press has confirmed, and says what stays. */
  const undo = async (lines: readonly SeenLine[]) => {
    let rest = lines;
    const { count, isAll } = await work('undo', async () => {
      // Without what the cache adds to each.
      const seen = rest.map((line) => ({ id: line.id, version: line.version }));
      const { data } = await undoSome({ variables: { lines: seen } });
      const batch = data?.takeBackConfirmedBankLines;
      rest = rest.slice(rest.length - (batch?.remaining ?? 0));
      return batch;
    });
    if (count > 0) done({ text: t('bank.confirmUndone', { count }) });
    const stays = lines.length - count;
    if (isAll && stays > 0) await notify(t('bank.confirmStays', { count: stays }));
  };

  const takeAllBack = async () => {
    let names: readonly string[];
    try {
      const asked = { query: BankStatementDependentsDocument, variables: { id } } as const;
      const { data } = await client.query({ ...asked, fetchPolicy: 'network-only' });
      names = data?.bankStatementDependents ?? [];
    } catch (error) {
      return notify(errorText(error));
    }
    if (names.length > 0) return notify(t('bank.cannotTakeBack', { names: names.join(', ') }));
    const detail = { text: t('bank.takeAllDetail'), action: t('bank.takeAllBack') };
    if (!(await confirm(t('bank.takeAllQuestion'), detail))) return;
    const { isAll } = await work(
      'takeBack',
      async () => (await takeSomeBack({ variables: { id } })).data?.takeBackBankStatement,
    );
    if (!isAll) return;
    done({ text: t('bank.allTakenBack') });
    await onTakenBack();
  };

  return { progress, confirmSure, takeAllBack };
}
