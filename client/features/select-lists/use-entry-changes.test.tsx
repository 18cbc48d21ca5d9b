import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answering, CONFLICT, LOST, refusal } from '../../testing/answers.ts';
import { ASKED_ANSWER, Asked } from '../../testing/asked.tsx';
import { answer, showScreen } from '../../testing/screen.tsx';
import type { ListEntry } from './list-entry.ts';
import { useEntryChanges } from './use-entry-changes.ts';

const ENTRY = { id: 3, name: 'Teacher', active: true } as ListEntry;

interface EntryProps {
  setActive: (id: number, active: boolean) => Promise<unknown>;
}

function Entry({ setActive }: EntryProps) {
  const { toggle, announcement } = useEntryChanges({ setActive });
  return (
    <>
      <button type="button" onClick={() => toggle(ENTRY)}>
        Toggle
      </button>
      <output>{announcement}</output>
      <Asked />
    </>
  );
}

describe('useEntryChanges', () => {
  it.each([
    { what: 'was refused', error: refusal(CONFLICT) },
    { what: 'was lost', error: LOST },
  ])(
    'says why what $what was not done, loads the list again, and can then be pressed once more',
    async ({ error }) => {
      const setActive = vi.fn<EntryProps['setActive']>().mockRejectedValueOnce(error);
      const { client, sent } = answering(ASKED_ANSWER);
      const { user } = await showScreen(<Entry setActive={setActive} />, '/', client);
      await waitFor(() => expect(sent('Asked')).toHaveLength(1));
      await user.click(screen.getByText('Toggle'));
      await answer(user, /./);
      await waitFor(() => expect(sent('Asked')).toHaveLength(2));
      expect(screen.getByRole('status').textContent).toBe('');
      await user.click(screen.getByText('Toggle'));
      await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/Teacher/));
      expect(setActive.mock.calls).toEqual([
        [3, false],
        [3, false],
      ]);
    },
  );
});
