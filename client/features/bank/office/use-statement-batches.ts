import { useApolloClient } from '@apollo/client/react';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { useBatches } from '../../../components/office/use-batches.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  BankStatementDependentsDocument,
  type ConfirmCertainBankLinesMutation,
  useConfirmCertainBankLinesMutation,
  useUndoBankStatementMutation,
  useUndoConfirmedBankLinesMutation,
} from './bank-lines.generated.ts';

type SeenLine = ConfirmCertainBankLinesMutation['confirmCertainBankLines']['lines'][number];

/**
 * Confirms all lines of a statement that are certain, or undoes the whole statement: batch by batch, each line whole or
 * not at all. If it is cut off, pressing again goes on.
 */
export function useStatementBatches(id: number, onUndone: () => Promise<unknown>) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const { progress, inBatches } = useBatches();
  const [confirmSome] = useConfirmCertainBankLinesMutation();
  const [undoSome] = useUndoConfirmedBankLinesMutation();
  const [takeSomeBack] = useUndoBankStatementMutation();

  const confirmCertain = () => {
    const lines: SeenLine[] = [];
    return inBatches({
      about: 'confirm',
      next: async () => {
        const { data } = await confirmSome({ variables: { statementId: id } });
        lines.push(...(data?.confirmCertainBankLines.lines ?? []));
        return data?.confirmCertainBankLines;
      },
      done: ({ count }) => (count > 0 ? t('bank.confirmed', { count }) : undefined),
      undo: () => undo(lines),
    });
  };

  /** Undoes what one press has confirmed, and says what stays. */
  const undo = async (lines: readonly SeenLine[]) => {
    let rest = lines;
    let undone = 0;
    const isGone = await inBatches({
      about: 'undo',
      next: async () => {
        // Without what the cache adds to each.
        const seen = rest.map((line) => ({ id: line.id, version: line.version }));
        const { data } = await undoSome({ variables: { lines: seen } });
        const { done = 0, remaining = 0 } = data?.undoConfirmedBankLines ?? {};
        undone += done;
        // Those that stay are behind it, too.
        const behind = rest.length - remaining;
        rest = rest.slice(behind);
        return { done: behind, remaining };
      },
      done: () => (undone > 0 ? t('bank.confirmUndone', { count: undone }) : undefined),
      told: ({ isAll }) =>
        isAll && undone < lines.length ? t('bank.confirmStays', { count: lines.length - undone }) : undefined,
    });
    return isGone && undone > 0;
  };

  const askToUndo = async () => {
    const asked = { query: BankStatementDependentsDocument, variables: { id } } as const;
    const { data } = await client.query({ ...asked, fetchPolicy: 'network-only' });
    const names = data?.bankStatementDependents ?? [];
    const question = t('bank.takeAllQuestion');
    if (names.length === 0) return { question, text: t('bank.takeAllDetail'), action: t('bank.takeAllBack') };
    await notify(t('bank.cannotUndo', { names: names.join(', ') }));
    return undefined;
  };
  const takeAllBack = () =>
    inBatches({
      about: 'undo',
      ask: askToUndo,
      next: async () => (await takeSomeBack({ variables: { id } })).data?.undoBankStatement,
      onDone: ({ isAll }) => isAll && onUndone(),
      done: ({ isAll }) => (isAll ? t('bank.allUndone') : undefined),
    });

  return { progress, confirmCertain, takeAllBack };
}
