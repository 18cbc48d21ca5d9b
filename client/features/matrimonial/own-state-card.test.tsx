import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, refusal } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import type { OwnState } from './own-state.ts';
import { OwnStateCard } from './own-state-card.tsx';

const SHOWN: OwnState = {
  confirmation: 'GIVEN',
  isShown: true,
  askedAt: '2026-11-27T10:00:00.000Z',
  shownUntil: null,
  absence: null,
  absentUntil: null,
  shown: {
    photosFor: 'MEMBERS',
    surnameFor: 'AFTER_YES',
    showsIncome: true,
    showsReligion: true,
    showsCaste: true,
  },
};

async function show(state: Partial<OwnState>, answers: Parameters<typeof answering>[0] = {}) {
  const site = answering(answers);
  const card = <OwnStateCard state={{ ...SHOWN, ...state }} name="Komal" reload={async () => undefined} />;
  const { user } = await showScreen(card, '/', site.client);
  return { ...site, user, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

const said = () => screen.getByRole('status').textContent;
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it.each<[string, Partial<OwnState>, string, string[]]>([
  [
    'a question that waits',
    { confirmation: 'WAITING', isShown: false },
    'We are waiting for Komal.We asked Komal on 27 November 2026. Nobody sees the profile until the answer.',
    ['Ask again'],
  ],
  [
    'a yes',
    {},
    'The profile is shown.Members who sign in see it.',
    ['Pause', 'We have found someone', 'Away until …'],
  ],
  [
    'a yes of a year ago, which is asked anew',
    { shownUntil: '2026-12-27T10:00:00.000Z' },
    'The profile is shown.A year after the yes we asked Komal on 27 November 2026 whether it may go on, by a link to their own mobile and email. Without an answer by 27 December 2026 nobody sees the profile any more: please remind Komal.',
    ['Ask again', 'Pause', 'We have found someone', 'Away until …'],
  ],
  [
    'a pause',
    { absence: 'PAUSED', isShown: false },
    'The profile is paused.Nobody sees the profile, and nothing is deleted.',
    ['Show again'],
  ],
  [
    'somebody found',
    { absence: 'FOUND', isShown: false },
    'You have found someone.Nobody sees the profile, and nothing is deleted.',
    ['Show again'],
  ],
  [
    'who is away',
    { absence: 'AWAY', absentUntil: '2027-01-05', isShown: false },
    'Away until 5 January 2027.Nobody sees the profile, and nothing is deleted. On that day it comes back by itself.',
    ['Show again'],
  ],
])('[D115] says to whoever made the profile how it stands: %s', async (_what, state, text, offered) => {
  await show(state);
  expect(said()).toBe(text);
  expect(buttons()).toEqual(offered);
});

it.each<[string, Partial<OwnState>]>([
  ['was taken back', { confirmation: 'WITHDRAWN' }],
  ['was taken back during a pause', { confirmation: 'WITHDRAWN', absence: 'PAUSED' }],
  ['is hidden by the office', {}],
])('[D115] says of a profile whose yes %s only that it is not shown', async (_what, state) => {
  await show({ ...state, isShown: false });
  expect(said()).toBe('The profile is not shown.We do not say why. Nothing is deleted.');
  expect(buttons()).toEqual([]);
});

it('[D115] has the candidate asked again, and says the refusal of a second time a day', async () => {
  const tooSoon = () => {
    throw refusal({ code: 'CONFLICT', messageKey: 'candidateAskedAlready' });
  };
  const { user, press } = await show(
    { confirmation: 'WAITING', isShown: false },
    { AskMyCandidateAgain: tooSoon },
  );
  await press('Ask again');
  await answer(user, /They were asked not long ago/);
});

it.each<[string, Partial<OwnState>, object]>([
  ['Pause', {}, { absence: 'PAUSED', until: null }],
  ['We have found someone', {}, { absence: 'FOUND', until: null }],
  ['Show again', { absence: 'PAUSED', isShown: false }, { absence: null, until: null }],
])('[D115] %s takes one press', async (name, state, variables) => {
  const { press, sent } = await show(state, { SetMyAbsence: () => ({ setMyAbsence: SHOWN }) });
  await press(name);
  expect(sent('SetMyAbsence')).toEqual([variables]);
});

it('[D115] asks until when somebody is away, and shows a refusal below the day', async () => {
  const { user, press, sent } = await show(
    {},
    {
      SetMyAbsence: () => {
        throw refusal({ code: 'BAD_USER_INPUT', messageKey: 'dayToCome', field: 'until' });
      },
    },
  );
  await press('Away until …');
  await user.type(await screen.findByLabelText(/^The day the profile comes back/), '2027-01-05');
  await press('Go away until then');
  expect((await screen.findAllByText('Choose a day that is still to come.')).length).toBeGreaterThan(0);
  expect(sent('SetMyAbsence')).toEqual([{ absence: 'AWAY', until: '2027-01-05' }]);
});
