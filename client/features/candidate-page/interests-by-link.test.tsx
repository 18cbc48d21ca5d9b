import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { cardOf } from '../matrimonial/card-fixtures.ts';
import { InterestsByLink } from './interests-by-link.tsx';

const interest = (id: number, firstName: string, fields: object = {}) => ({
  ...{ __typename: 'OwnInterest', id, sentAt: '2026-05-01T08:00:00Z', stage: 'WAITING', line: '' },
  ...{ tellsAt: null, contact: null, candidate: cardOf({ id: id + 100, firstName }) },
  ...fields,
});
const page = (...items: object[]) => ({ __typename: 'OwnInterestPage', items, totalCount: items.length });

it('[D63] says since when each interest is there, and of one that nobody has heard of when they do', async () => {
  const { client } = answering({
    InterestsByLink: () => ({
      interestsReceivedByLink: page(interest(1, 'Asha', { line: 'Greetings' })),
      interestsSentByLink: page(interest(2, 'Bina', { tellsAt: '2026-05-02T08:00:00Z' })),
    }),
  });
  await showScreen(<InterestsByLink token="link" options={[]} />, '/', client);
  const said = (await screen.findAllByRole('article')).map(({ textContent }) => textContent);
  expect(said[0]).toMatch(/^Asha.*Interested since 1 May 2026\.They/s);
  expect(said[1]).toContain(
    'Interested since 1 May 2026. We tell them on 2 May 2026. Until then nobody knows.',
  );
});

const CONTACT = { __typename: 'CandidateContact', name: 'Hitesh', countryCode: '44', mobile: '7700900204' };

it.each([
  ['was received', 'WAITING', null, ['Yes, we would', 'Not this time']],
  ['was received', 'BOTH_YES', CONTACT, ['Call Hitesh', 'End the introduction']],
  ['was received', 'BOTH_YES', null, ['End the introduction']],
  ['was received', 'NOT_THIS_TIME', null, ['Yes after all']],
  ['was shown', 'WAITING', null, ['Take back']],
  ['was shown', 'BOTH_YES', CONTACT, ['Call Hitesh', 'End the introduction']],
  ['was shown', 'NOT_THIS_TIME', null, []],
])('[D63] of an interest that %s and is at %s this can be done: %#', async (which, stage, contact, ways) => {
  const one = page(interest(1, 'Asha', { stage, contact }));
  const received = which === 'was received';
  const { client } = answering({
    InterestsByLink: () => ({
      interestsReceivedByLink: received ? one : page(),
      interestsSentByLink: received ? page() : one,
    }),
  });
  await showScreen(<InterestsByLink token="link" options={[]} />, '/', client);
  const card = within(await screen.findByRole('article'));
  const found = [...card.queryAllByRole('link'), ...card.queryAllByRole('button')];
  // Each names whom it is about, to those who do not see the card.
  expect(found.map(({ textContent }) => textContent!.replace(/ Asha$|, \+?\d.*$/, ''))).toEqual(ways);
  const isIntroduced = card.queryByText('The office will introduce you to each other.') !== null;
  expect(isIntroduced).toBe(stage === 'BOTH_YES' && contact === null);
});

it('[D63] what is not told of somebody leaves no gap and no sign in their facts', async () => {
  const untold = { occupation: '', caste: '', motherTongue: '', educationType: '', maritalStatus: '' };
  const card = cardOf({ ...untold, city: 'Leicester', height: '5 ft 6 in', religion: 'Hindu' });
  const { client } = answering({
    InterestsByLink: () => ({
      interestsReceivedByLink: page(interest(1, '', { candidate: card })),
      interestsSentByLink: page(),
    }),
  });
  await showScreen(<InterestsByLink token="link" options={[]} />, '/', client);
  const facts = (await screen.findByRole('article')).querySelector('h3 + p')!;
  expect(facts.textContent).toBe('Leicester\n5 ft 6 in\nHindu');
});
