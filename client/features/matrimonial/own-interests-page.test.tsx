import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, refusal } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { cardOf, SECTION_ANSWERS } from './card-fixtures.ts';
import { OwnInterestsPage } from './own-interests-page.tsx';

const interest = (id: number, firstName: string, fields: object = {}) => ({
  ...{ __typename: 'OwnInterest', id, sentAt: '2026-05-01T08:00:00Z', stage: 'WAITING', line: '' },
  isByCandidate: false,
  ...{ tellsAt: null, contact: null, candidate: cardOf({ id: id + 100, firstName, lastName: 'Mehta' }) },
  ...fields,
});

const page = (...items: object[]) => ({ __typename: 'OwnInterestPage', items, totalCount: items.length });
const CONTACT = { __typename: 'CandidateContact', name: 'Ramesh', countryCode: '44', mobile: '7700900777' };

it('[D63] answers who is interested, shows whom to ring after both yes, and undoes what nobody was told', async () => {
  let received = [interest(1, 'Asha', { line: 'Greetings' })];
  let sent = [
    interest(2, 'Bina', { tellsAt: '2026-05-02T08:00:00Z' }),
    interest(3, 'Chhaya', { stage: 'NOT_THIS_TIME' }),
  ];
  const { client, sent: asked } = answering({
    ...SECTION_ANSWERS,
    InterestsReceived: () => ({ interestsReceived: page(...received) }),
    InterestsSent: () => ({ interestsSent: page(...sent) }),
    OfficeIntroduces: () => ({ officeIntroduces: false }),
    AnswerInterest: () => {
      received = [interest(1, 'Asha', { stage: 'BOTH_YES', contact: CONTACT })];
      return { answerInterest: true };
    },
    WithdrawInterest: () => {
      sent = sent.slice(1);
      return { withdrawInterest: true };
    },
  });
  const { user } = await showScreen(<OwnInterestsPage />, '/matrimonials/interests', client);
  const asha = within(await screen.findByRole('article', { name: /Asha/ }));
  expect(asha.getByText('Greetings')).toBeTruthy();
  await user.click(asha.getByRole('button', { name: /^Yes, we would/ }));
  await answer(user, 'Say yes to Asha Mehta?', 'Yes, we would');
  await answer(user, 'Thank you. You have both said yes.');
  // The pressed button has gone.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(asked('AnswerInterest')).toEqual([{ candidateId: 101, isYes: true }]);
  const call = await screen.findByRole('link', { name: /^Call/ });
  expect(call.getAttribute('href')).toBe('tel:+447700900777');

  const chhaya = within(screen.getByRole('article', { name: /Chhaya/ }));
  expect(chhaya.getByText('Not this time')).toBeTruthy();
  expect(chhaya.queryByRole('button', { name: /Take back|Undo/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await answer(user, 'Your interest has been taken back.');
  expect(asked('WithdrawInterest')).toEqual([{ candidateId: 102 }]);
  await waitFor(() => expect(screen.queryByText(/Bina/)).toBeNull());
});

it('[D63] answers “not this time”, after which the focus is not lost with the button', async () => {
  let received = [interest(1, 'Asha')];
  const { client, sent } = answering({
    ...SECTION_ANSWERS,
    InterestsReceived: () => ({ interestsReceived: page(...received) }),
    InterestsSent: () => ({ interestsSent: page() }),
    AnswerInterest: () => {
      received = [interest(1, 'Asha', { stage: 'NOT_THIS_TIME' })];
      return { answerInterest: true };
    },
  });
  const { user } = await showScreen(<OwnInterestsPage />, '/matrimonials/interests', client);
  await user.click(await screen.findByRole('button', { name: /^Not this time/ }));
  await answer(user, 'Answer “not this time” to Asha Mehta?', 'Not this time');
  await answer(user, 'We have noted “not this time”.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(sent('AnswerInterest')).toEqual([{ candidateId: 101, isYes: false }]);
});

it('[D63] leaves to the candidate what they have sent or answered themself, which the family sees', async () => {
  const bothYes = { stage: 'BOTH_YES', contact: CONTACT };
  const { client } = answering({
    ...SECTION_ANSWERS,
    InterestsReceived: () => ({
      interestsReceived: page(
        interest(1, 'Asha', { ...bothYes, isByCandidate: true }),
        interest(2, 'Bina', bothYes),
      ),
    }),
    InterestsSent: () => ({ interestsSent: page(interest(3, 'Chhaya', { isByCandidate: true })) }),
  });
  await showScreen(<OwnInterestsPage />, '/matrimonials/interests', client);
  const of = async (name: RegExp) => within(await screen.findByRole('article', { name }));
  const [asha, bina, chhaya] = [await of(/Asha/), await of(/Bina/), await of(/Chhaya/)];
  expect(asha.getByText(/answered this themselves/)).toBeTruthy();
  expect(asha.queryByRole('button', { name: /^End/ })).toBeNull();
  expect(asha.getByRole('link', { name: /^Call/ })).toBeTruthy();
  expect(bina.getByRole('button', { name: /^End/ })).toBeTruthy();
  expect(chhaya.getByText(/sent this themselves/)).toBeTruthy();
  expect(chhaya.queryByRole('button', { name: /Take back/ })).toBeNull();
});

it('[D63] says so where nobody is interested and nothing was sent', async () => {
  const { client } = answering({
    ...SECTION_ANSWERS,
    InterestsReceived: () => ({ interestsReceived: page() }),
    InterestsSent: () => ({ interestsSent: page() }),
  });
  await showScreen(<OwnInterestsPage />, '/matrimonials/interests', client);
  expect(await screen.findByText(/^Nobody yet. When somebody is interested, we tell you/)).toBeTruthy();
  expect(await screen.findByText('You have not shown interest in anyone yet.')).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
});

it('[D63] says why a yes is refused, and the question stays', async () => {
  const { client, sent } = answering({
    ...SECTION_ANSWERS,
    InterestsReceived: () => ({ interestsReceived: page(interest(1, 'Asha')) }),
    InterestsSent: () => ({ interestsSent: page() }),
    OfficeIntroduces: () => ({ officeIntroduces: true }),
    AnswerInterest: () => {
      throw refusal({ code: 'CONFLICT', messageKey: 'interestNeedsReturn' });
    },
  });
  const { user } = await showScreen(<OwnInterestsPage />, '/matrimonials/interests', client);
  await user.click(await screen.findByRole('button', { name: /^Yes, we would/ }));
  expect(await screen.findByText(/^We tell the other family. The office then introduces/)).toBeTruthy();
  await answer(user, 'Say yes to Asha Mehta?', 'Yes, we would');
  await answer(user, 'Your profile is paused. Show it in the list again first.');
  expect(await screen.findByRole('button', { name: /^Yes, we would/ })).toBeTruthy();
  expect(sent('InterestsReceived').length).toBeGreaterThan(1);
});
