import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DoneNoticeProvider } from '../../../../components/office/done-notice.tsx';
import { answering, LOST } from '../../../../testing/answers.ts';
import { answer, showScreen } from '../../../../testing/screen.tsx';
import { MembershipsPage } from './memberships-page.tsx';

const member = (donorId: number, name: string) => ({
  __typename: 'AssociationMember',
  donorId,
  name,
  email: `${donorId}@example.org`,
  address: '',
  postcode: '',
  language: 'en',
  textLanguages: { typeName: 'en' },
  typeName: 'Member',
  state: 'LAPSED',
  until: '2026-01-01',
  isForLife: false,
  paidOn: '2025-01-01',
  promisedPence: 0,
  reminders: [],
  nextLetter: 'AFTER',
});

const NAMES = ['Asha', 'Bina', 'Chetan'];

/** A page of one; the search narrows them. All at once come on one page, with somebody whom no letter is due. */
const members = ({ search, page, pageSize }: { search: string | null; page: number; pageSize: number }) => ({
  associationMembers: {
    items: [
      ...NAMES.map((name, index) => member(index + 1, name)).filter(({ name }, index) =>
        search ? name.includes(search) : pageSize === 100 || index === page - 1,
      ),
      ...(pageSize === 100 ? [{ ...member(4, 'Dipti'), nextLetter: null }] : []),
    ],
    totalCount: search ? 1 : pageSize === 100 ? 4 : 51,
    writableCount: search ? 1 : 3,
    counts: { paid: 0, due: 0, lapsed: 3 },
  },
});

const REMINDERS = {
  ...{ __typename: 'MembershipReminders', hasMemberships: true, isOn: false, canMail: false },
  ...{ changedByName: '', changedAt: null },
};

const showPage = (remindMembers: () => unknown, at = '/memberships') => {
  const server = answering({
    AssociationMembers: members,
    MembershipReminders: () => ({ membershipReminders: REMINDERS }),
    RemindMembers: remindMembers,
  });
  const page = (
    <DoneNoticeProvider>
      <MembershipsPage />
    </DoneNoticeProvider>
  );
  return showScreen(page, at, server.client).then((shown) => ({ ...shown, ...server }));
};

const box = (name: string) => screen.findByLabelText(new RegExp(`^Select.*${name}`));
const region = () => screen.queryByRole('region', { name: /selected/i });

it('a letter goes to the members who were chosen on several pages, and nobody is chosen after it', async () => {
  const { user, sent, answers } = await showPage(() => {
    throw LOST;
  });
  await user.click(await box('Asha'));
  await user.click(screen.getByText('Next'));
  await user.click(await box('Bina'));
  await user.click(screen.getByText('Send a reminder'));
  await answer(user, /2/, 'Send a reminder');
  await answer(user, /^The site cannot be reached\./);
  expect(region()).not.toBeNull();
  answers.RemindMembers = () => ({
    remindMembers: [1, 2].map((donorId) => ({ __typename: 'Reminded', donorId, outcome: 'SENT' })),
  });
  await user.click(screen.getByText('Send a reminder'));
  await answer(user, /2/, 'Send a reminder');
  await answer(user, /2/);
  expect(sent('RemindMembers').map(({ donorIds }) => donorIds)).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(region()).toBeNull();
});

it('who was chosen stays so when others are filtered, is said to be hidden, and is left out on a press', async () => {
  const { user, address } = await showPage(() => undefined);
  await user.click(await box('Asha'));
  await user.type(screen.getByLabelText(/^Search|name/i, { selector: 'input[type=search]' }), 'Bina{Enter}');
  await user.click(await box('Bina'));
  expect(address()).toContain('search=Bina');
  expect(region()?.textContent).toContain('2 selected, 1 not shown here');
  await user.click(screen.getByText('Deselect those not shown'));
  expect(region()?.textContent).toContain('1 selected');
});

it('a letter goes to all that were found and can be written to, not only to those of the page', async () => {
  const { user, sent } = await showPage(() => ({
    remindMembers: [1, 2, 3].map((donorId) => ({ __typename: 'Reminded', donorId, outcome: 'SENT' })),
  }));
  await user.click(await box('Asha'));
  await user.click(screen.getByText('Select all 3 found'));
  expect(await screen.findByText(/^3 selected/)).toBeDefined();
  expect(screen.queryByText('Select all 3 found')).toBeNull();
  await user.click(screen.getByText('Send a reminder'));
  await answer(user, /3/, 'Send a reminder');
  await waitFor(() => expect(sent('RemindMembers')).toEqual([{ donorIds: [1, 2, 3] }]));
});
