import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Role } from '../../../rules/permissions.ts';
import { place, setPlace } from '../../../rules/place.ts';
import { UnusedPartsContext } from '../../components/page/page-parts.ts';
import { answering, LOST } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { GiftPage } from './gift-page.tsx';

const GIFT = {
  ...{ reference: 'SMJ-2222-2222', subTypeId: 3, language: 'en', textLanguages: { typeName: 'en' } },
  ...{ typeName: 'Building fund', column: 'HALL_AND_OTHER', amountPence: 5100, frequency: 'ONCE' },
  ...{ createdAt: '2026-11-20T12:00:00Z', receivedOn: null, receiptNumber: null, card: 'NOT_OFFERED' },
  ...{ refundedPence: 0, refundedOn: null },
  ...{ cardSubscription: null, isMailed: true, sponsorship: null, giftAidToConfirm: null },
  ...{ isOwn: false, canBeTaken: false },
};

it.each(['PENDING', 'PAID'])('a %s gift can be given again, for the same and as much', async (status) => {
  const { client } = answering({ Gift: () => ({ gift: { ...GIFT, status } }) });
  await showScreen(<GiftPage />, '/gift#token', client);
  const link = await screen.findByRole('link', { name: 'Give again' });
  expect(link.getAttribute('href')).toBe('/give?fund=3&amount=51');
});

const BANK = {
  ...{ __typename: 'SiteSettings', language: 'en', paymentUrl: '' },
  ...{ bankAccountName: 'Samaj', bankSortCode: '20-00-00', bankAccountNumber: '12345678' },
  ...{ bankIban: '', bankBic: '' },
};
const viewer = (userId: number) => ({
  ...{ __typename: 'Viewer', role: userId ? Role.MAIN_USER : Role.ANONYMOUS, permissions: [] },
  ...{ withheldRoles: [], userId, memberId: 0, isCandidate: false, profileForId: 0 },
  ...{ name: 'Asha', email: 'asha@example.org', mobile: '' },
});

/** The page of a gift, which its link opens. */
async function showGift(gift: object, userId = 0, bank: object = BANK) {
  const site = answering({
    Gift: () => ({ gift: { ...GIFT, status: 'PENDING', ...gift } }),
    Viewer: () => ({ viewer: viewer(userId) }),
    WaysToPay: () => ({ siteSettings: bank }),
    DonationSettings: () => ({ siteSettings: BANK }),
    TakeGift() {
      throw LOST;
    },
  });
  await showScreen(<GiftPage />, '/gift#token', site.client);
  await screen.findByRole('link', { name: 'Give again' });
  return site;
}

const facts = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling!.firstChild?.textContent]);

it('whoever still has to pay reads all that their bank asks for, and nothing that the association has not', async () => {
  await showGift({});
  await screen.findByRole('heading', { name: 'Pay by bank transfer' });
  const rows = facts();
  expect(rows).toEqual(
    expect.arrayContaining([
      ['Account name', 'Samaj'],
      ['Sort code', '20-00-00'],
      ['Account number', '12345678'],
      ['Amount', '£51'],
      ['Reference', 'SMJ-2222-2222'],
    ]),
  );
  expect(rows.map(([name]) => name)).not.toContain('IBAN');
  expect(rows.map(([name]) => name)).not.toContain('How often?');
});

it('elsewhere the code of the bank has its own name', async () => {
  const home = { ...place };
  setPlace({ ...home, country: 'IN' });
  await showGift({});
  await screen.findByRole('heading', { name: 'Pay by bank transfer' });
  expect(facts()).toContainEqual(['IFSC', '20-00-00']);
  setPlace(home);
});

it.each([
  ['OFFERED', 0],
  ['NOT_OFFERED', 1],
])(
  'where there is no bank account, whoever sees the card %s waits for a letter only without it',
  async (card, letters) => {
    await showGift({ card }, 0, { ...BANK, bankAccountName: '' });
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.queryAllByText('The association will email you how to pay.')).toHaveLength(letters);
  },
);

it('whoever gives every month reads how a standing order is set up', async () => {
  await showGift({ frequency: 'MONTHLY' });
  await screen.findByRole('heading', { name: 'Set up a standing order' });
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(facts()).toContainEqual(['How often?', 'Every month']);
});

it.each(['PAID', 'CANCELLED', 'REFUNDED'])(
  'whoever looks at a %s gift is not asked to pay',
  async (status) => {
    const { sent } = await showGift({ status });
    expect(screen.queryByRole('heading', { name: 'Pay by bank transfer' })).toBeNull();
    expect(sent('WaysToPay')).toEqual([]);
  },
);

it('[52] whoever still has to pay is shown no account while the association uses no donations', async () => {
  const { client, sent } = answering({ Gift: () => ({ gift: { ...GIFT, status: 'PENDING' } }) });
  await showScreen(
    <UnusedPartsContext value={['donations']}>
      <GiftPage />
    </UnusedPartsContext>,
    '/gift#token',
    client,
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The association does not take donations/);
  expect(sent('WaysToPay')).toEqual([]);
});

it('says that a fee is a membership, and a donation a donation', async () => {
  await showGift({ column: 'MEMBERSHIP' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your membership');
});

it('is put into the account of its owner who opens the link signed in: once, also if that fails', async () => {
  const { sent } = await showGift({ canBeTaken: true }, 7);
  await waitFor(() => expect(sent('TakeGift')).toEqual([{ token: 'token' }]));
  await screen.findByRole('heading', { name: 'Pay by bank transfer' });
  expect(sent('TakeGift')).toHaveLength(1);
});

it.each([
  ['a visitor', { canBeTaken: true }, 0],
  ['somebody else', { canBeTaken: false }, 7],
])('is put into no account by %s who has the link', async (_who, gift, userId) => {
  const { sent } = await showGift(gift, userId);
  await screen.findByRole('heading', { name: 'Pay by bank transfer' });
  await waitFor(() => expect(sent('Viewer')).toHaveLength(1));
  expect(sent('TakeGift')).toEqual([]);
});

it('without what opens it nothing is asked of the server', async () => {
  const { client, sent } = answering({});
  await showScreen(<GiftPage />, '/gift', client);
  expect(await screen.findByText(/^We cannot find a donation at this address\./)).toBeDefined();
  expect(sent('Gift')).toEqual([]);
});
