import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { DoneNoticeProvider } from '../../../components/office/done-notice.tsx';
import { answering } from '../../../testing/answers.ts';
import { showScreen } from '../../../testing/screen.tsx';
import { CountPage } from './count-page.tsx';

const keys: string[] = [];
/** A row has one id for its key, as in the database. */
const idOf = (key: string) => {
  if (!keys.includes(key)) keys.push(key);
  return keys.indexOf(key) + 1;
};

export const row = (key: string, more: object = {}) => ({
  __typename: 'CashEnvelope',
  id: idOf(key),
  version: 1,
  key,
  donorId: null,
  donorName: 'Asha',
  donorPostcode: '',
  subTypeId: 1,
  amountPence: 2500,
  paymentMethod: 'CASH',
  chequeNumber: '',
  reference: null,
  status: null,
  ...more,
});

export const count = (more: object = {}) => ({
  __typename: 'CashCountDetails',
  id: 5,
  copyId: null,
  version: 1,
  state: 'DRAFT',
  day: '2026-11-01',
  place: 'Hall',
  countedBy: 'Bina',
  countedWith: '',
  countedPence: 2500,
  explanation: '',
  rowCount: 0,
  rowsPence: 0,
  bankPence: 0,
  startedByName: 'Bina',
  startedAt: '2026-11-01T12:00:00Z',
  bookedByName: null,
  bookedAt: null,
  voidedByName: null,
  voidedAt: null,
  voidedReason: '',
  rows: [],
  ...more,
});

const TYPE = {
  __typename: 'ManagedDonationType',
  id: 1,
  version: 1,
  language: 'en',
  textLanguages: { name: 'en' },
  translations: [],
  name: 'Diwali',
  column: 'FESTIVAL',
  feePence: null,
  isActive: true,
  isOpenToVisitors: true,
  countsForGiftAid: false,
  membershipPeriod: 'NONE',
  membershipStartsOn: '01-01',
};

/** The page of a draft, as the server has it; a test adds the answers to what it does. */
export async function showDraft(answers: Parameters<typeof answering>[0], stored: object = {}) {
  const server = answering({
    CashCount: () => ({ cashCount: count(stored) }),
    ManagedDonationTypes: () => ({ allDonationTypes: [TYPE] }),
    FoundDonors: () => ({ foundDonors: [] }),
    ...answers,
  });
  const page = (
    <DoneNoticeProvider>
      <CountPage />
    </DoneNoticeProvider>
  );
  const shown = await showScreen(page, '/cash-count?_ID=5', server.client);
  await screen.findByRole('option', { name: 'Diwali' });
  return { ...shown, ...server };
}

/** Answers a row that is saved as kept. */
export const saveRow = ({ input }: { input: { key: string; donorName: string } }) => ({
  saveCashEnvelope: row(input.key, { donorName: input.donorName, version: 9 }),
});

export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
export const donor = () => field('Donor');
export const fund = () => screen.getByLabelText<HTMLSelectElement>('Donation type');
export const amount = () => field(/^Amount/);
export const buttons = (name: RegExp) =>
  screen.queryAllByText<HTMLButtonElement>(
    (_text, element) => element?.tagName === 'BUTTON' && name.test(element.textContent!.trim()),
  );
export const press = (name: string) => buttons(new RegExp(`^${name}$`))[0]!;

/** By the keyboard alone, as envelopes are typed. */
export async function typeEnvelope(user: UserEvent, name: string, pounds: string) {
  await user.click(donor());
  await user.paste(name);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(fund()));
  if (!fund().value) await user.selectOptions(fund(), 'Diwali');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(amount()));
  await user.paste(pounds);
  await user.keyboard('{Enter}{Enter}');
}
