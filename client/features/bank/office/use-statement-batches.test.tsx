import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DoneNoticeProvider } from '../../../components/office/done-notice.tsx';
import { answering, LOST } from '../../../testing/answers.ts';
import { answer, showScreen } from '../../../testing/screen.tsx';
import { useStatementBatches } from './use-statement-batches.ts';

function Statement({ onUndone }: { onUndone: () => Promise<unknown> }) {
  const { progress, confirmCertain, takeAllBack } = useStatementBatches(5, onUndone);
  return (
    <>
      <button type="button" onClick={confirmCertain}>
        Confirm
      </button>
      <button type="button" onClick={takeAllBack}>
        Take all back
      </button>
      <output>{progress ? `${progress.done} of ${progress.total}` : 'Idle'}</output>
    </>
  );
}

const statement = (onUndone: () => Promise<unknown> = async () => undefined) => (
  <DoneNoticeProvider>
    <Statement onUndone={onUndone} />
  </DoneNoticeProvider>
);

const line = (id: number) => ({ __typename: 'ConfirmedLine', id, version: 2 });
const confirmed = (ids: number[], remaining: number) => ({
  confirmCertainBankLines: {
    __typename: 'ConfirmedLines',
    done: ids.length,
    remaining,
    lines: ids.map(line),
  },
});
const undone = (done: number, remaining: number) => ({
  undoConfirmedBankLines: { __typename: 'BatchOutcome', done, remaining },
});

const state = () => screen.getByRole('status').textContent;

describe('useStatementBatches', () => {
  it('Undo reverses the lines of all batches, going on after each with those that remain', async () => {
    const batches = [confirmed([1, 2], 1), confirmed([3], 0)];
    const undos = [undone(1, 1), undone(1, 0)];
    const { client, sent } = answering({
      ConfirmCertainBankLines: () => batches.shift(),
      UndoConfirmedBankLines: () => undos.shift(),
    });
    const { user } = await showScreen(statement(), '/', client);
    await user.click(screen.getByText('Confirm'));
    await user.click(await screen.findByText('Undo'));
    // The first batch was of two lines, one of which stays.
    await answer(user, /1/);
    expect(sent('UndoConfirmedBankLines').map(({ lines }) => lines)).toEqual([
      [1, 2, 3].map((id) => ({ id, version: 2 })),
      [{ id: 3, version: 2 }],
    ]);
    await waitFor(() => expect(state()).toBe('Idle'));
  });

  it('what was confirmed before the network was lost can be undone, and pressing again goes on', async () => {
    let calls = 0;
    const { client, answers, sent } = answering({
      ConfirmCertainBankLines: () => {
        calls += 1;
        if (calls === 2) throw LOST;
        return confirmed([1, 2], 1);
      },
      UndoConfirmedBankLines: () => undone(2, 0),
    });
    const { user } = await showScreen(statement(), '/', client);
    await user.click(screen.getByText('Confirm'));
    await answer(user, /^The site cannot be reached\./);
    await waitFor(() => expect(state()).toBe('Idle'));
    await user.click(await screen.findByText('Undo'));
    await waitFor(() => expect(sent('UndoConfirmedBankLines')[0]!.lines).toHaveLength(2));
    answers.ConfirmCertainBankLines = () => confirmed([3], 0);
    await user.click(screen.getByText('Confirm'));
    await waitFor(() => expect(sent('ConfirmCertainBankLines')).toHaveLength(3));
    await waitFor(() => expect(state()).toBe('Idle'));
  });

  it('leaves the page of a statement only when all of it is undone', async () => {
    const onUndone = vi.fn(async () => undefined);
    let remaining = 1;
    const { client, sent } = answering({
      BankStatementDependents: () => ({ bankStatementDependents: [] }),
      // Nothing done, but something left: somebody else is at it.
      UndoBankStatement: () => ({
        undoBankStatement: { __typename: 'BatchOutcome', done: 0, remaining },
      }),
    });
    const { user } = await showScreen(statement(onUndone), '/', client);
    await user.click(screen.getByText('Take all back'));
    await answer(user, /\?$/, 'Undo this statement');
    await waitFor(() => expect(sent('UndoBankStatement')).toHaveLength(1));
    await waitFor(() => expect(state()).toBe('Idle'));
    expect(onUndone).not.toHaveBeenCalled();
    remaining = 0;
    await user.click(screen.getByText('Take all back'));
    await answer(user, /\?$/, 'Undo this statement');
    await waitFor(() => expect(onUndone).toHaveBeenCalledOnce());
  });
});
