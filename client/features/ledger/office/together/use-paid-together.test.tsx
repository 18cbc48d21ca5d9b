import { gql } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DoneNoticeProvider } from '../../../../components/office/done-notice.tsx';
import { answering, LOST } from '../../../../testing/answers.ts';
import { answer, showScreen } from '../../../../testing/screen.tsx';
import type { LedgerDonationFieldsFragment } from '../donation-ledger.generated.ts';
import { usePaidTogether } from './use-paid-together.ts';

const DONATIONS = Array.from(
  { length: 27 },
  (_, index) => ({ id: index + 1, status: 'PENDING' }) as LedgerDonationFieldsFragment,
);

function Ledger({ count }: { count: number }) {
  const { progress, setPaid } = usePaidTogether();
  return (
    <>
      <button
        type="button"
        onClick={() =>
          setPaid(DONATIONS.slice(0, count), { receivedOn: '2026-11-01', paymentMethod: 'CASH' })
        }
      >
        Paid
      </button>
      <output>{progress === undefined ? 'Idle' : 'Please wait…'}</output>
    </>
  );
}

const ledger = (count: number) => (
  <DoneNoticeProvider>
    <Ledger count={count} />
  </DoneNoticeProvider>
);

interface Seen {
  id: number;
}

const outcome = (donationId: number, outcome: string, changeId: number | null) => ({
  __typename: 'DonationOutcome',
  donationId,
  reference: `R${donationId}`,
  donorName: 'Asha',
  outcome,
  changedByName: outcome === 'CHANGED' ? 'Bina' : null,
  changeId,
});

/** All are done but the second. */
const setPaid = ({ input }: { input: { donations: Seen[] } }) => ({
  setDonationsPaid: input.donations.map(({ id }) =>
    id === 2 ? outcome(id, 'CHANGED', null) : outcome(id, 'DONE', 100 + id),
  ),
});
const undo = ({ changeIds }: { changeIds: number[] }) => ({
  undoDonationsPaid: changeIds.map((id) => outcome(id - 100, 'DONE', null)),
});

/** The ledger as it was read before. */
const LEDGER = gql`
  query Ledger {
    donations {
      totalCount
    }
  }
`;

describe('usePaidTogether', () => {
  it('reads the ledger anew, although the network was lost before the last batch', async () => {
    let calls = 0;
    const { client } = answering({
      SetDonationsPaid: (asked) => {
        calls += 1;
        if (calls === 2) throw LOST;
        return setPaid(asked);
      },
    });
    client.writeQuery({
      query: LEDGER,
      data: { donations: { __typename: 'DonationPage', totalCount: 27 } },
    });
    const { user } = await showScreen(ledger(27), '/', client);
    await user.click(screen.getByText('Paid'));
    await answer(user, /^The site cannot be reached\./);
    await answer(user, /./);
    expect(client.readQuery({ query: LEDGER })).toBeNull();
  });

  it('names what was not done and by whom it was changed; Undo reverses the others, and those alone', async () => {
    const { client, sent } = answering({ SetDonationsPaid: setPaid, UndoDonationsPaid: undo });
    const { user } = await showScreen(ledger(3), '/', client);
    await user.click(screen.getByText('Paid'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toMatch(/Asha R2.*Bina/);
    await answer(user, /./);
    await user.click(await screen.findByText('Undo'));
    await waitFor(() => expect(sent('UndoDonationsPaid')).toEqual([{ changeIds: [101, 103] }]));
    await waitFor(() => expect(screen.queryByText('Undo')).toBeNull());
    expect(sent('SetDonationsPaid')[0]!.input).toEqual({
      donations: [1, 2, 3].map((id) => ({ id, status: 'PENDING' })),
      receivedOn: '2026-11-01',
      paymentMethod: 'CASH',
    });
  });

  it('what was done before the network was lost can be undone, and it is ready for the rest', async () => {
    let calls = 0;
    const { client, sent } = answering({
      SetDonationsPaid: (asked) => {
        calls += 1;
        if (calls === 2) throw LOST;
        return setPaid(asked);
      },
      UndoDonationsPaid: undo,
    });
    const { user } = await showScreen(ledger(27), '/', client);
    await user.click(screen.getByText('Paid'));
    await answer(user, /^The site cannot be reached\./);
    await answer(user, /./);
    expect(screen.getByRole('status').textContent).toBe('Idle');
    expect(sent('SetDonationsPaid').map(({ input }) => input.donations.length)).toEqual([25, 2]);
    await user.click(await screen.findByText('Undo'));
    await waitFor(() => expect(sent('UndoDonationsPaid')[0]!.changeIds).toHaveLength(24));
  });
});
