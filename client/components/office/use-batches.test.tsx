import { gql } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answering, held, LOST, settled } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { DoneNoticeProvider } from './done-notice.tsx';
import { partsOf, useBatches } from './use-batches.ts';

const ROWS = gql`
  query Rows {
    rows
  }
`;

interface RowsProps {
  some: (part: readonly number[]) => Promise<unknown>;
  onEnd?: (isAll: boolean) => void;
  undo?: () => Promise<unknown>;
  /** Of the first button. */
  ask?: () => Promise<{ question: string; action: string } | undefined>;
}

/** Five rows, two at a time. */
function Rows({ some, onEnd = () => undefined, undo, ask }: RowsProps) {
  const { progress, inBatches } = useBatches();
  const press = (about: string) =>
    inBatches({
      about,
      ask: about === 'first' ? ask : undefined,
      total: 5,
      next: partsOf([1, 2, 3, 4, 5], 2, some),
      done: ({ count }) => (count > 0 ? `${count} are void.` : undefined),
      undo,
    });
  return (
    <>
      <button type="button" onClick={async () => onEnd(await press('first'))}>
        Press
      </button>
      <button type="button" onClick={async () => onEnd(await press('second'))}>
        Press the second
      </button>
      <output>{progress ? `${progress.done} of ${progress.total}` : 'ready'}</output>
    </>
  );
}

const rows = (props: RowsProps) => (
  <DoneNoticeProvider>
    <Rows {...props} />
  </DoneNoticeProvider>
);
const state = () => screen.getByText(/^(ready|\d of \d)$/).textContent;

describe('useBatches', () => {
  it('does all, some at a time, shows how far it is, and is begun once', async () => {
    const late = held();
    const some = vi.fn(async (part: readonly number[]) => (part[0] === 3 ? late.answer() : undefined));
    const onEnd = vi.fn();
    const { user } = await showScreen(rows({ some, onEnd }));
    await user.click(screen.getByText('Press'));
    await waitFor(() => expect(state()).toBe('2 of 5'));
    await user.click(screen.getByText('Press'));
    late.give(undefined);
    await screen.findByText('5 are void.');
    expect(state()).toBe('ready');
    expect(some.mock.calls).toEqual([[[1, 2]], [[3, 4]], [[5]]]);
    expect(onEnd.mock.calls).toEqual([[false], [true]]);
  });

  it('begins nothing else meanwhile', async () => {
    const late = held();
    const some = vi.fn(late.answer);
    const onEnd = vi.fn();
    const { user } = await showScreen(rows({ some, onEnd }));
    await user.click(screen.getByText('Press'));
    await user.click(screen.getByText('Press the second'));
    expect(onEnd.mock.calls).toEqual([[false]]);
    expect(some).toHaveBeenCalledOnce();
    late.give(undefined);
    await screen.findByText('5 are void.');
    await user.click(screen.getByText('Press the second'));
    await waitFor(() => expect(some).toHaveBeenCalledTimes(6));
  });

  it('what was asked about while something else was begun comes after that', async () => {
    const asked = held();
    const late = held();
    const some = vi.fn(async (): Promise<unknown> => undefined);
    const ask = async () => (await asked.answer()) as { question: string; action: string };
    const { user } = await showScreen(rows({ some, ask }));
    await user.click(screen.getByText('Press'));
    some.mockImplementationOnce(late.answer);
    await user.click(screen.getByText('Press the second'));
    asked.give({ question: 'Void all?', action: 'Void' });
    await answer(user, 'Void all?', 'Void');
    await settled();
    expect(some).toHaveBeenCalledOnce();
    late.give(undefined);
    await waitFor(() => expect(some).toHaveBeenCalledTimes(6));
  });

  it('Undo that is pressed while something else is being done comes after it', async () => {
    const late = held();
    const some = vi.fn(async (): Promise<unknown> => undefined);
    const undo = vi.fn(async () => undefined);
    const { user } = await showScreen(rows({ some, undo }));
    await user.click(screen.getByText('Press'));
    const button = await screen.findByText('Undo');
    some.mockImplementationOnce(late.answer);
    await user.click(screen.getByText('Press the second'));
    await user.click(button);
    expect(undo).not.toHaveBeenCalled();
    late.give(undefined);
    await waitFor(() => expect(undo).toHaveBeenCalledOnce());
  });

  it('says what was done before a refusal, and the refusal', async () => {
    const some = vi.fn(async () => undefined).mockImplementationOnce(async () => undefined);
    some.mockRejectedValueOnce(LOST);
    const onEnd = vi.fn();
    const { user } = await showScreen(rows({ some, onEnd }));
    await user.click(screen.getByText('Press'));
    await screen.findByText('2 are void.');
    await answer(user, /^The site cannot be reached\./);
    await waitFor(() => expect(onEnd).toHaveBeenCalledWith(false));
    expect(state()).toBe('ready');
  });

  it('asks the page again after a refusal: others may have changed what is left', async () => {
    let asked = 0;
    const { client } = answering({
      Rows: () => {
        asked += 1;
        return { rows: asked };
      },
    });
    const Asking = () => useQuery<{ rows: number }>(ROWS).data?.rows ?? null;
    const { user } = await showScreen(
      <>
        <Asking />
        {rows({ some: () => Promise.reject(LOST) })}
      </>,
      '/',
      client,
    );
    await waitFor(() => expect(asked).toBe(1));
    await user.click(screen.getByText('Press'));
    await answer(user, /^The site cannot be reached\./);
    await waitFor(() => expect(asked).toBe(2));
  });

  it('says nothing of what was not done', async () => {
    const { user } = await showScreen(rows({ some: () => Promise.reject(LOST) }));
    await user.click(screen.getByText('Press'));
    await answer(user, /^The site cannot be reached\./);
    expect(screen.queryByText(/are void/)).toBeNull();
  });
});
