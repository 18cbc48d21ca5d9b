import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DoneNoticeProvider } from '../../../components/office/done-notice.tsx';
import { UnusedPartsContext } from '../../../components/page/page-parts.ts';
import { answering } from '../../../testing/answers.ts';
import { answer, showScreen } from '../../../testing/screen.tsx';
import { CardsPage } from './cards-page.tsx';

const money = (id: number, reason: string, currency = 'GBP') => ({
  ...{ __typename: 'CardMoney', id, reason, pence: 2000, currency, amountPence: 1000 },
  donationId: id,
  ...{
    email: '',
    isMonthly: false,
    cameAt: '2026-11-14T12:00:00Z',
    reference: `SMJ-AAAA-000${id}`,
    donorName: 'Asha',
  },
});
const running = {
  ...{ __typename: 'RunningByCard', donationId: 7, reference: 'SMJ-AAAA-0007', donorName: 'Mina' },
  ...{ amountPence: 1500, isFailing: true },
};

it('[78] offers to enter a month of another amount, and to say that money is dealt with; all without donations, too', async () => {
  const { client, answers, sent } = answering({
    CardMoney: () => ({
      cardMoney: [money(1, 'OTHER_AMOUNT'), money(2, 'PAID_TWICE'), money(3, 'OTHER_CURRENCY', 'USD')],
    }),
    RunningByCard: () => ({
      runningByCard: { __typename: 'RunningByCardPage', items: [running], totalCount: 1 },
    }),
    EnterCardMoney: () => ({ enterCardMoney: true }),
    SettleCardMoney: () => ({ settleCardMoney: true }),
    EndRunningByCard: () => ({ endCardSubscription: { __typename: 'CardSubscription', state: 'ENDED' } }),
  });
  const page = (
    <UnusedPartsContext value={['donations']}>
      <DoneNoticeProvider>
        <CardsPage />
      </DoneNoticeProvider>
    </UnusedPartsContext>
  );
  const { user } = await showScreen(page, '/office/cards', client);
  const rowOf = async (reference: string) => (await screen.findByText(reference)).closest('tr')!;
  /** Presses a button of a row once it can be pressed. */
  const press = async (reference: string, label: string) => {
    const button = within(await rowOf(reference)).getByText<HTMLButtonElement>(label);
    await waitFor(() => expect(button.disabled).toBe(false));
    await user.click(button);
  };
  const twice = await rowOf('SMJ-AAAA-0002');
  expect(within(twice).queryByText('Add as a donation')).toBeNull();
  const foreign = within(await rowOf('SMJ-AAAA-0003'));
  expect(foreign.getByText('US$20.00')).toBeTruthy();
  expect(foreign.getByText('Received in another currency; £10.00 was expected')).toBeTruthy();
  expect(foreign.queryByText('Add as a donation')).toBeNull();
  // Nothing leads to the ledger, which is not there.
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/admin-dashboard']);

  await press('SMJ-AAAA-0002', 'Mark as dealt with');
  await answer(user, /^Mark £20\.00 for SMJ-AAAA-0002 as dealt with\?/, 'Mark as dealt with');
  await waitFor(() => expect(sent('SettleCardMoney')).toEqual([{ id: 2 }]));
  answers.CardMoney = () => ({ cardMoney: [money(1, 'OTHER_AMOUNT')] });
  await press('SMJ-AAAA-0001', 'Add as a donation');
  await screen.findByText(/^£20\.00 is added as a donation\./);
  expect(sent('EnterCardMoney')).toEqual([{ id: 1 }]);
  await press('SMJ-AAAA-0007', 'Stop monthly payments');
  await answer(user, /^Stop this donor’s monthly payments\?/, 'Stop monthly payments');
  await waitFor(() => expect(sent('EndRunningByCard')).toEqual([{ id: 7 }]));
});

it('[78] names who paid what is not in the books, as Stripe knows them, and stops what is taken every month', async () => {
  const lost = {
    ...money(4, 'NOT_IN_BOOKS'),
    ...{
      donationId: null,
      amountPence: null,
      donorName: 'Mina Patel',
      email: 'mina@example.org',
      isMonthly: true,
    },
  };
  const { client, answers, sent } = answering({
    CardMoney: () => ({ cardMoney: [lost] }),
    RunningByCard: () => ({
      runningByCard: { __typename: 'RunningByCardPage', items: [], totalCount: 0 },
    }),
    EndLostMonthlyByCard: () => ({ endLostMonthlyByCard: true }),
  });
  const page = (
    <DoneNoticeProvider>
      <CardsPage />
    </DoneNoticeProvider>
  );
  const { user } = await showScreen(page, '/office/cards', client);
  const row = within((await screen.findByText('SMJ-AAAA-0004')).closest('tr')!);
  expect(row.getByText('Mina Patel')).toBeTruthy();
  expect(row.getByText('mina@example.org')).toBeTruthy();
  expect(row.getByText(/^Not in our records/)).toBeTruthy();
  expect(row.queryByText('Mark as dealt with')).toBeNull();
  answers.CardMoney = () => ({ cardMoney: [{ ...lost, isMonthly: false }] });
  const stop = row.getByText<HTMLButtonElement>('Stop monthly payments');
  await waitFor(() => expect(stop.disabled).toBe(false));
  await user.click(stop);
  await answer(user, /^Stop this donor’s monthly payments\?/, 'Stop monthly payments');
  await waitFor(() => expect(sent('EndLostMonthlyByCard')).toEqual([{ id: 4 }]));
  expect(await screen.findByText('Mark as dealt with')).toBeTruthy();
});
