import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering } from '../../../testing/answers.ts';
import { answer, showScreen } from '../../../testing/screen.tsx';
import type { ImportRunFieldsFragment } from './imports.generated.ts';
import { useRunActions } from './use-run-actions.ts';

const RUN = {
  id: 4,
  label: 'people.csv',
  sheetSubject: 'USERS',
  state: 'FINISHED',
  counts: { created: 5 },
} as ImportRunFieldsFragment;

function Actions() {
  const { invite, undo, uninvitedCount, isBusy } = useRunActions(RUN, async () => undefined);
  return (
    <>
      <button type="button" disabled={isBusy} onClick={invite}>
        Invite {uninvitedCount}
      </button>
      <button type="button" onClick={undo}>
        Take back
      </button>
    </>
  );
}

describe('useRunActions', () => {
  it('counts anew who is not invited once letters went out', async () => {
    let waiting = 3;
    const { client, sent } = answering({
      UninvitedCount: () => ({ uninvitedCount: waiting }),
      InviteImported: () => {
        waiting = 0;
        return { inviteImported: 3 };
      },
    });
    const { user } = await showScreen(<Actions />, '/', client);
    await user.click(await screen.findByText('Invite 3'));
    await answer(user, /\?$/, 'Invite 3 by email');
    await answer(user, /3/);
    await waitFor(() => expect(screen.getByText(/^Invite/).textContent).toBe('Invite 0'));
    expect(sent('InviteImported')).toEqual([{ id: 4 }]);
  });

  it('asks before it takes an import back: how much goes, and by name what stays', async () => {
    const { client, sent } = answering({
      UninvitedCount: () => ({ uninvitedCount: 0 }),
      ImportChangedSince: () => ({ importChangedSince: ['Asha', 'Bina'] }),
      UndoImport: () => ({ undoImport: { __typename: 'ImportRun', ...RUN, state: 'UNDOING' } }),
    });
    const { user } = await showScreen(<Actions />, '/', client);
    await user.click(await screen.findByText('Take back'));
    const text = (await screen.findByRole('alertdialog')).textContent!;
    expect(text).toMatch(/\b3\b/);
    expect(text).not.toMatch(/\b5\b/);
    expect(text).toContain('Asha, Bina');
    expect(sent('UndoImport')).toEqual([]);
  });
});
