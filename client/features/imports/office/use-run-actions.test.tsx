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

  it('names ten of those that stay, and says of the others how many there are', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Member ${index + 1}.`);
    const { client, answers } = answering({ UninvitedCount: () => ({ uninvitedCount: 0 }) });
    const { user } = await showScreen(<Actions />, '/', client);
    const textFor = async (count: number) => {
      answers.ImportChangedSince = () => ({ importChangedSince: names.slice(0, count) });
      await user.click(await screen.findByText('Take back'));
      const { textContent } = await screen.findByRole('alertdialog');
      await answer(user, /./, 'Cancel');
      return textContent;
    };
    expect(await textFor(10)).toMatch(/Member 9\., Member 10\.(?!,)/);
    expect(await textFor(12)).toMatch(/Member 9\., Member 10\., [^,]*\b2\b/);
  });

  it('says that no letter went out where the site cannot send any', async () => {
    const { client } = answering({
      UninvitedCount: () => ({ uninvitedCount: 3 }),
      InviteImported: () => ({ inviteImported: 0 }),
    });
    const { user } = await showScreen(<Actions />, '/', client);
    await user.click(await screen.findByText('Invite 3'));
    await answer(user, /\?$/, 'Invite 3 by email');
    await answer(user, /^No emails were sent/);
  });
});
