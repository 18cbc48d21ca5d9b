import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DoneNoticeProvider } from '../../components/office/done-notice.tsx';
import { answering } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { OwnHirePage } from './own-hire-page.tsx';

const HIRE = {
  ...{ __typename: 'OwnHire', reference: 'SMJ-2222-2222', version: 4, status: 'REQUESTED', name: 'Asha' },
  ...{ purpose: 'Wedding', guests: 80, roomIds: [1], roomNames: 'Main hall', isMemberPrice: false },
  ...{ startsAt: '2099-06-01T09:00:00.000Z', endsAt: '2099-06-01T13:30:00.000Z', chargesPence: null },
  ...{ depositPence: null, declineReason: null, wish: null, charges: [], agreementVersion: 2 },
  ...{ agreementText: 'Leave the hall clean.', agreementLanguage: 'en', agreementAcceptedAt: null },
  ...{ canChange: false, canWish: false, canWithdraw: false, canAccept: false },
};
const SETTINGS = {
  ...{ __typename: 'SiteSettings', language: 'en', bankAccountName: '', bankSortCode: '' },
  ...{ bankAccountNumber: '', bankIban: '', bankBic: '' },
};

/** The private page of a hire, which is as the test makes it; what a press does to it is shown at once. */
async function showHire(hire: object, at = '/hire#secret') {
  let shown = { ...HIRE, ...hire };
  const become = (changed: object) => {
    shown = { ...shown, ...changed };
    return shown;
  };
  const site = answering({
    OwnHire: () => ({ ownHire: shown, rooms: [], siteSettings: SETTINGS }),
    WithdrawOwnHire: () => ({ withdrawOwnHire: become({ status: 'CANCELLED', canWithdraw: false }) }),
    AcceptHireAgreement: () => ({
      acceptHireAgreement: become({ agreementAcceptedAt: '2099-05-01T10:00:00.000Z', canAccept: false }),
    }),
  });
  const { user } = await showScreen(
    <DoneNoticeProvider>
      <OwnHirePage />
    </DoneNoticeProvider>,
    at,
    site.client,
  );
  return { ...site, user };
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const PAY = 'What to pay';
const AGREEMENT = 'Letting agreement';

describe('the page of a hirer', () => {
  it.each([
    ['REQUESTED', {}, /^We have your request/, [PAY, AGREEMENT]],
    ['ACCEPTED', {}, /^The hall is reserved for you/, [PAY, AGREEMENT]],
    ['DECLINED', { declineReason: 'A wedding' }, /could not let the hall.*Reason: A wedding/, []],
    ['CANCELLED', {}, /^Cancelled. The hall is not booked/, []],
    ['CANCELLED', { agreementAcceptedAt: '2099-05-01T10:00:00.000Z' }, /^Cancelled/, [AGREEMENT]],
    ['ACCEPTED', { wish: 'An hour more' }, /You asked us for a change: “An hour more”/, [PAY, AGREEMENT]],
  ])('[D33] says that a hire is %s, and has the parts of that: %#', async (status, own, text, parts) => {
    await showHire({ status, ...own });
    await screen.findByText('Main hall');
    expect(screen.getAllByRole('status')[0]!.textContent).toMatch(text);
    expect(headings()).toEqual(['Reference SMJ-2222-2222', ...parts]);
  });

  it('[D33] offers what can be done now, and nothing of a hire that is over', async () => {
    const all = { canChange: true, canWish: true, canWithdraw: true, canAccept: true };
    const { user } = await showHire({ ...all, status: 'ACCEPTED' });
    await screen.findByText('Main hall');
    expect(buttons()).toEqual([
      'Accept the agreement',
      'Change your request',
      'Ask for a change',
      'Cancel booking',
    ]);
    await user.click(screen.getByText('Cancel booking'));
    await answer(user, 'Cancel your booking?', 'Cancel booking');
    await screen.findByText(/^Cancelled. The hall is not booked/);
    await waitFor(() => expect(buttons()).not.toContain('Change your request'));
    expect(screen.queryByText(AGREEMENT)).toBeNull();
  });

  it('[D33] a request is withdrawn after a question, at the version that was read', async () => {
    const { user, sent } = await showHire({ canWithdraw: true });
    await user.click(await screen.findByText('Withdraw request'));
    expect(sent('WithdrawOwnHire')).toEqual([]);
    await answer(user, 'Withdraw your request?', 'Withdraw request');
    expect(await screen.findByText('Withdrawn.')).toBeTruthy();
    expect(sent('WithdrawOwnHire')).toMatchObject([{ token: 'secret', version: 4 }]);
    expect(await screen.findByText(/^Cancelled. The hall is not booked/)).toBeTruthy();
  });

  it('[D33] the agreement is accepted as it was read, and says so from then on', async () => {
    const { user, sent } = await showHire({ canAccept: true });
    expect(await screen.findByText('Leave the hall clean.')).toBeTruthy();
    await user.click(screen.getByText('Accept the agreement'));
    expect(await screen.findByText(/^You accepted version 2 of the agreement on 1 May 2099/)).toBeTruthy();
    expect(sent('AcceptHireAgreement')).toMatchObject([{ token: 'secret', agreementVersion: 2 }]);
    expect(buttons()).not.toContain('Accept the agreement');
  });

  it('[D33] says what it costs once that is known, and nothing of what was not asked', async () => {
    await showHire({ guests: null, chargesPence: 25_000, depositPence: 10_000 });
    await screen.findByText('Main hall');
    const facts = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['When', expect.stringMatching(/1 June 2099, 10:00.14:30/)],
      ['Rooms', 'Main hall'],
      [expect.stringMatching(/Purpose|For what/i), 'Wedding'],
      ['Hire charges', '£250'],
      ['Deposit', '£100'],
    ]);
  });

  it.each([
    ['without what opens it, of which nothing is asked', '/hire', 0],
    ['that nobody knows', '/hire#gone', 1],
  ])('a link %s says so', async (_what, at, asked) => {
    const { client, sent } = answering({
      OwnHire: () => ({ ownHire: null, rooms: [], siteSettings: SETTINGS }),
    });
    await showScreen(<OwnHirePage />, at, client);
    expect(await screen.findByText(/^We cannot find this booking/)).toBeTruthy();
    expect(sent('OwnHire')).toHaveLength(asked);
  });
});
