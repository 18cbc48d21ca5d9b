import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hasUnsavedChanges } from '../../components/form/use-unsaved-warning.ts';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import type { OwnProfile } from './candidate-page-props.ts';
import { CandidateView } from './candidate-view.tsx';

const STATE: OwnProfile['state'] = {
  ...{ confirmation: 'GIVEN', isShown: true, askedAt: '2026-11-27T10:00:00.000Z', shownUntil: null },
  ...{ absence: null, absentUntil: null },
  shown: {
    ...{ photosFor: 'MEMBERS', surnameFor: 'AFTER_YES' },
    ...{ showsIncome: true, showsReligion: true, showsCaste: true },
  },
};
const TEXTS = Object.fromEntries(
  ['occupation', 'city', 'height', 'maritalStatus', 'religion', 'caste', 'motherTongue', 'currency']
    .concat(['annualIncome', 'diet', 'educationType', 'educationDescription', 'occupationDescription'])
    .concat(['nativePlace', 'family', 'aboutCandidate'])
    .map((name) => [name, '']),
);
const PAYAL = {
  ...{ ...TEXTS, firstName: 'Payal', age: 27, madeBy: 'Hitesh', contactName: 'Hitesh', signsIn: 'MAKER' },
  ...{ languages: [], photos: [], state: STATE },
} as unknown as OwnProfile;

async function show(state: Partial<OwnProfile['state']>, profile: Partial<OwnProfile> = {}) {
  const site = answering({
    ConfirmCandidate: () => ({ confirmCandidate: null }),
    WithdrawCandidate: () => ({ withdrawCandidate: null }),
    SetCandidateAbsence: () => ({ setCandidateAbsence: null }),
  });
  const shown = { ...PAYAL, ...profile, state: { ...STATE, ...state } };
  const { user } = await showScreen(
    <CandidateView
      profile={shown}
      options={[]}
      token={null}
      reload={async () => undefined}
      onDeleted={() => undefined}
    />,
    '/your-profile',
    site.client,
  );
  return { ...site, user };
}

it('[D115] whoever is asked a year after their yes finds the question and a yes to press, not thanks', async () => {
  const { user, sent } = await show({ shownUntil: '2026-12-27T10:00:00.000Z' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('May your page still be shown?');
  expect(screen.getByText(/^Members see it until .*27 December 2026/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Yes, it may be shown' }));
  expect(sent('ConfirmCandidate')).toHaveLength(1);
});

it('[D115] who sees what follows what is chosen, also before it is saved', async () => {
  const { user } = await show({});
  const seen = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you, Payal. It is shown.');
  expect(seen().slice(0, 2)).toEqual([
    'first name, age, town, the facts and your words, your photos',
    'the telephone of Hitesh, your surname',
  ]);
  await user.click(screen.getAllByRole('radio', { name: /^families, once one is interested/ })[0]!);
  expect(seen().slice(0, 3)).toEqual([
    'first name, age, town, the facts and your words',
    'your photos',
    'the telephone of Hitesh, your surname',
  ]);
});

it('[D115] who hides something and leaves before it is saved is asked, and reads that it is not', async () => {
  const { user } = await show({});
  const notSaved = () => screen.queryAllByText(/not saved yet/).length > 0;
  expect([hasUnsavedChanges(), notSaved()]).toEqual([false, false]);
  await user.click(screen.getAllByRole('radio', { name: /^families, once one is interested/ })[0]!);
  expect([hasUnsavedChanges(), notSaved()]).toEqual([true, true]);
  await user.click(screen.getAllByRole('radio', { name: 'members who sign in' })[0]!);
  expect([hasUnsavedChanges(), notSaved()]).toEqual([false, false]);
});

it('[D115] a yes is taken back with one press, which a yes turns round', async () => {
  const { user, sent } = await show({});
  await user.click(screen.getByRole('button', { name: 'Stop showing it' }));
  expect(sent('WithdrawCandidate')).toHaveLength(1);
});

it('[D115] whoever changes what is shown reads that it is saved, and is asked for no yes again', async () => {
  const { user, sent } = await show({});
  expect(screen.queryByRole('heading', { name: 'What do you say?' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save what I show' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(sent('ConfirmCandidate')).toHaveLength(1);
});

it.each([
  ['is shown', null, 'Pause it for a while', 'PAUSED'],
  ['rests', 'PAUSED', 'Show it again', null],
] as const)('[D115] a page that %s can do the other', async (_how, absence, button, sets) => {
  const { user, sent } = await show({ absence });
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() =>
    expect(sent('SetCandidateAbsence')).toEqual([{ token: null, absence: sets, until: null }]),
  );
});

it('[D115] what is written is read in full before a yes, also what the committee alone sees', async () => {
  const { user } = await show(
    { confirmation: 'WAITING', isShown: false },
    {
      ...{ middleName: 'Hiteshbhai', lastName: 'Vaghjiani', fatherName: 'Hitesh Vaghjiani' },
      ...{ birthDate: '1999-03-04', gender: 'FEMALE', email: 'payal@example.org', religion: 'Hindu' },
      ...{ countryCode: '44', mobile: '7700900104', address: '3 Tulsi Lane', pincode: 'LE4 6XX' },
      ...{ contactName: 'Hitesh', contactCountryCode: '44', contactMobile: '7700900204', diet: '' },
      // As it is stored of somebody who does not work.
      ...{ annualIncome: '-', currency: 'GBP', languages: ['Gujarati', 'English'] },
    },
  );
  await user.click(screen.getByText('Read all'));
  await screen.findByText('Date of birth');
  const facts = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual(
    expect.arrayContaining([
      ['Middle name', 'Hiteshbhai'],
      ['Surname', 'Vaghjiani'],
      ['Father’s name', 'Hitesh Vaghjiani'],
      ['Date of birth', '4 March 1999'],
      ['Gender', 'Female'],
      ['Religion', 'Hindu'],
      ['Languages spoken', 'Gujarati, English'],
      ['Email', 'payal@example.org'],
      ['Candidate’s mobile', '+44 7700900104'],
      ['Address', '3 Tulsi Lane, LE4 6XX'],
      ['Whom to contact', 'Hitesh, +44 7700900204'],
    ]),
  );
  // What is not told has no line.
  const names = facts.map(([name]) => name);
  for (const untold of ['Diet', 'Caste', 'Annual income']) expect(names).not.toContain(untold);
});

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const speaksOfAnother = () =>
  /Hitesh (would|wrote|hears)|written by|You do not know/.test(document.body.textContent);

it('[D115] whoever looks after it alone is told of nobody else, who would be themselves', async () => {
  const alone = { signsIn: 'CANDIDATE' } as const;
  await show({ confirmation: 'WAITING', isShown: false }, alone);
  expect([title(), speaksOfAnother()]).toEqual(['May your page be shown?', false]);
});

it('[D115] after a yes was taken back the page says so, and not that somebody would like to introduce them', async () => {
  await show({ confirmation: 'WITHDRAWN', isShown: false });
  expect(title()).toBe('Your page is not shown');
  expect(document.body.textContent).toContain('You have taken your yes back.');
});
