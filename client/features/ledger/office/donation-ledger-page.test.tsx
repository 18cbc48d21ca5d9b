import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DoneNoticeProvider } from '../../../components/office/done-notice.tsx';
import { answering } from '../../../testing/answers.ts';
import { showScreen } from '../../../testing/screen.tsx';
import { DonationLedgerPage } from './donation-ledger-page.tsx';

const donation = (id: number, more: object = {}) => ({
  __typename: 'Donation',
  id,
  reference: `R${id}`,
  language: 'en',
  textLanguages: { typeName: 'en' },
  typeName: 'General',
  donorId: id,
  donorName: `Donor ${id}`,
  phone: '',
  email: '',
  message: '',
  amountPence: 1000,
  frequency: 'ONCE',
  userId: null,
  allocatedPence: 0,
  bankStatementId: null,
  isPaidByCard: false,
  refundedPence: 0,
  status: 'PENDING',
  createdAt: '2026-01-01T10:00:00Z',
  receivedOn: null,
  paymentMethod: null,
  receiptNumber: null,
  ...more,
});

/** Three promises, one of which lines of a bank statement pay in part, and a donation that has come. */
const ALL = [
  donation(1),
  donation(2),
  donation(3, { allocatedPence: 100 }),
  donation(4, { status: 'PAID', receivedOn: '2026-02-01' }),
];

const SUMS = { paidPence: 0, refundedPence: 0, pendingPence: 0, feePence: 0 };

async function showLedger(payableCount: number) {
  const server = answering({
    DonationLedger: ({ pageSize }: { pageSize: number }) => ({
      donations: {
        __typename: 'DonationPage',
        items: pageSize === 100 ? ALL : ALL.slice(0, 1),
        totalCount: ALL.length,
        payableCount,
        sums: { __typename: 'DonationSums', ...SUMS },
      },
    }),
  });
  const page = (
    <DoneNoticeProvider>
      <DonationLedgerPage />
    </DoneNoticeProvider>
  );
  return { ...(await showScreen(page, '/ledger?search=Donor', server.client)), ...server };
}

it('all promises that were found and can be set to Paid are chosen at once, not only those of the page', async () => {
  const { user, sent } = await showLedger(2);
  await user.click(await screen.findByLabelText('Select Donor 1 R1'));
  await user.click(screen.getByText('Select all 2 found'));
  expect(await screen.findByText(/^2 selected/)).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Select all 2 found')).toBeNull());
  expect(sent('DonationLedger').at(-1)).toMatchObject({
    page: 1,
    pageSize: 100,
    filter: { search: 'Donor' },
  });
});

it('more than can be set to Paid at once cannot be chosen, and it is said why', async () => {
  const { user } = await showLedger(101);
  await user.click(await screen.findByLabelText('Select Donor 1 R1'));
  expect(screen.getByText('101 found, but at most 100 can be selected at once')).toBeDefined();
  expect(screen.queryByText('Select all 101 found')).toBeNull();
});

it('a promise that has been set to Paid since it was chosen is not chosen any more', async () => {
  const { user, client } = await showLedger(2);
  await user.click(await screen.findByLabelText('Select Donor 1 R1'));
  expect(screen.getByText('1 selected')).toBeDefined();
  const paid = donation(1, { status: 'PAID', receivedOn: '2026-02-01' });
  client.cache.modify({ id: client.cache.identify(paid), fields: { status: () => 'PAID' } });
  await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
  expect(screen.queryByLabelText('Select Donor 1 R1')).toBeNull();
});
