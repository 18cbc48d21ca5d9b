import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DoneNoticeProvider } from '../../../../components/office/done-notice.tsx';
import { useChosenRows } from '../../../../components/office/use-chosen-rows.ts';
import type { ListChoice } from '../../../../components/office/use-list-choice.ts';
import { answering, LOST } from '../../../../testing/answers.ts';
import { answer, showScreen } from '../../../../testing/screen.tsx';
import type { LedgerDonationFieldsFragment } from '../donation-ledger.generated.ts';
import { ChosenDonationsBar } from './chosen-donations-bar.tsx';

type Row = LedgerDonationFieldsFragment;

/** More than one batch. */
const ROWS = Array.from(
  { length: 27 },
  (_, index) => ({ id: index + 1, status: 'PENDING', amountPence: 100 }) as Row,
);

function Ledger() {
  const choice = useChosenRows<Row>({ shown: ROWS });
  const all = { total: ROWS.length, isChosen: true, choose: async () => undefined };
  return (
    <>
      <button type="button" onClick={() => choice.choose(new Map(ROWS.map((row) => [row.id, row])))}>
        All
      </button>
      <ChosenDonationsBar choice={{ ...choice, all, rows: [...choice.chosen.values()] } as ListChoice<Row>} />
    </>
  );
}

it('donations that were not reached stay chosen when the network is lost, so that pressing again goes on with them', async () => {
  let calls = 0;
  const { client, sent } = answering({
    SetDonationsPaid: ({ input }: { input: { donations: { id: number }[] } }) => {
      calls += 1;
      if (calls === 2) throw LOST;
      return {
        setDonationsPaid: input.donations.map(({ id }) => ({
          ...{ __typename: 'DonationOutcome', donationId: id, reference: `R${id}`, donorName: 'Asha' },
          ...{ outcome: 'DONE', changedByName: null, changeId: 100 + id },
        })),
      };
    },
  });
  const { user } = await showScreen(
    <DoneNoticeProvider>
      <Ledger />
    </DoneNoticeProvider>,
    '/',
    client,
  );
  const pay = async () => {
    await user.click(screen.getByRole('button', { name: 'Mark as paid' }));
    await user.selectOptions(await screen.findByRole('combobox'), 'CASH');
    await user.click(screen.getAllByRole('button', { name: 'Mark as paid' }).at(-1)!);
  };
  await user.click(screen.getByText('All'));
  await pay();
  await answer(user, /^The site cannot be reached\./);
  await screen.findByText('2 selected');
  await pay();
  await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
  expect(sent('SetDonationsPaid').map(({ input }) => input.donations.length)).toEqual([25, 2, 2]);
});
