import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PATHS } from '../../components/page/paths.ts';
import { answering } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import type { CandidateQuery } from './person.generated.ts';
import { PersonDetails } from './person-details.tsx';

type Person = NonNullable<CandidateQuery['candidate']>;

const CARD = {
  __typename: 'CandidateCard',
  id: 9,
  isOwn: false,
  isInterestSent: false,
  photo: null,
  firstName: 'Nidhi',
  middleName: '',
  lastName: '',
  gender: 'FEMALE',
  age: 31,
  occupation: 'Service',
  occupationDescription: 'Solicitor',
  city: 'Nottingham',
  annualIncome: '',
  currency: '',
  family: 'Parents and an elder sister',
  languages: ['Gujarati', 'English'],
} as unknown as Person['card'];

const PERSON: Person = {
  card: CARD,
  photos: [],
  aboutCandidate: 'I argue for a living.',
  hasSaidYesThemselves: true,
  sentStage: null,
  receivedStage: 'WAITING',
  contact: null,
};

const ANSWERS = {
  OfferedLists: () => ({ selectLists: { language: 'en', options: [], profileFors: [] } }),
  BlockMember: () => ({
    blockMember: { __typename: 'BlockedMember', id: 4, name: 'Nidhi', since: '2030-01-01T00:00:00Z' },
  }),
};

it('[D115] the page tells what there is of a candidate and the act that is open, and leads to the list after a block', async () => {
  const { client, sent } = answering(ANSWERS);
  const { user, go, show } = await showScreen(<PersonDetails person={PERSON} />, '/', client);
  const main = () => document.body.textContent;
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nidhi, 31');
  for (const text of [
    'Solicitor · Nottingham',
    'Nidhi has said yes to this page',
    'I argue for a living.',
    'Parents and an elder sister',
    'Gujarati, English',
    'until both families say yes',
    'Nidhi’s family is interested. Press the button to say yes.',
  ])
    expect(main()).toContain(text);
  expect(screen.getByRole('button', { name: "I'm interested in this candidate" })).toBeTruthy();

  const contact = { name: 'Kantaben', countryCode: '44', mobile: '7700900999' } as Person['contact'];
  show(
    <PersonDetails
      person={{ ...PERSON, card: { ...CARD, isInterestSent: true }, receivedStage: 'BOTH_YES', contact }}
    />,
  );
  expect(main()).toContain('You have both said yes.');
  expect(main()).toContain('Kantaben');
  expect(main()).not.toContain('until both families say yes');

  await user.click(screen.getByRole('button', { name: /^Block/ }));
  await answer(user, 'Block Nidhi?', 'Block');
  await answer(user, /^Blocked/);
  await waitFor(() => expect(go).toHaveBeenCalledWith(PATHS.matrimonials, { replace: true }));
  expect(sent('BlockMember')).toEqual([{ candidateId: 9 }]);
});
