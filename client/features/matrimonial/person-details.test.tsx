import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PATHS } from '../../components/page/paths.ts';
import { answering } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import type { CandidateQuery } from './person.generated.ts';
import { PersonDetails } from './person-details.tsx';
import { PersonPhotos } from './person-photos.tsx';

type Person = NonNullable<CandidateQuery['candidate']>;

const CARD = {
  __typename: 'CandidateCard',
  id: 9,
  isOwn: false,
  isInterestSent: false,
  photo: null,
  photoLaterFor: null,
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
  aboutCandidate: '“I argue for a living.”',
  hasSaidYesThemselves: true,
  sentStage: null,
  sentLine: '',
  tellsAt: null,
  receivedStage: null,
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
    'She has said yes to this page herself',
    'In her words',
    'I argue for a living.',
    'Parents and an elder sister',
    'Gujarati, English',
    'until both families say yes',
  ])
    expect(main()).toContain(text);
  expect(screen.getByRole('button', { name: 'We are interested' })).toBeTruthy();

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

const WAITING: Person = {
  ...PERSON,
  card: { ...CARD, isInterestSent: true, isInterestWaiting: true },
  sentStage: 'WAITING',
  tellsAt: '2030-05-02T08:00:00Z',
  receivedStage: null,
};

it('[D63] an interest that waits for the member’s answer is answered on the page: a yes says first what it opens', async () => {
  const { client, sent } = answering({
    ...ANSWERS,
    OfficeIntroduces: () => ({ officeIntroduces: false }),
    AnswerInterest: () => ({ answerInterest: true }),
  });
  const asked = { ...PERSON, card: { ...CARD, isInterestReceived: true }, receivedStage: 'WAITING' } as const;
  const { user } = await showScreen(<PersonDetails person={asked} />, '/', client);
  expect(document.body.textContent).toContain('Nidhi’s family is interested.');
  expect(screen.queryByRole('button', { name: 'We are interested' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Yes, we would' }));
  expect(
    await screen.findByText('We tell the other family, and your contacts open to each other.'),
  ).toBeTruthy();
  await answer(user, 'Say yes to Nidhi?', 'Cancel');
  await user.click(screen.getByRole('button', { name: 'Not this time' }));
  await answer(user, 'Answer “not this time” to Nidhi?', 'Not this time');
  await answer(user, 'We have noted “not this time”.');
  expect(sent('AnswerInterest')).toEqual([{ candidateId: 9, isYes: false }]);
});

it('[D63] until the candidate hears of the interest, the foot says when that is, undoes it by one press and adds a line', async () => {
  vi.setSystemTime('2030-05-01T10:00:00Z');
  const { client, sent } = answering({
    ...ANSWERS,
    WithdrawInterest: () => ({ withdrawInterest: true }),
    AddInterestLine: () => ({ expressInterest: 'SUCCESS' }),
  });
  const { user, show } = await showScreen(<PersonDetails person={WAITING} />, '/', client);
  const main = () => document.body.textContent;
  expect(main()).toContain('You are interested in Nidhi.');
  expect(main()).toContain('She hears of it tomorrow at 09:00. Until then nobody knows.');

  await user.click(screen.getByRole('button', { name: 'Add a line' }));
  const line = await screen.findByRole('textbox', { name: /^Your line/ });
  await user.type(line, 'Ring us on 07700 900123');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText(/^Contacts are exchanged only once both have said yes/)).toBeTruthy();
  await user.clear(line);
  await user.type(line, 'We met at Diwali.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('AddInterestLine')).toEqual([{ candidateId: 9, line: 'We met at Diwali.' }]),
  );

  show(<PersonDetails person={{ ...WAITING, sentLine: 'We met at Diwali.' }} />);
  expect(main()).toContain('You wrote: We met at Diwali.');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent('WithdrawInterest')).toEqual([{ candidateId: 9 }]));
  show(<PersonDetails person={{ ...PERSON, receivedStage: null }} />);
  const foot = screen.getByRole('button', { name: 'We are interested' });
  expect(document.activeElement?.contains(foot)).toBe(true);

  // Nobody has read the page and said yes: the family alone is told. What waits longer has no hour any more.
  show(<PersonDetails person={{ ...WAITING, hasSaidYesThemselves: false }} />);
  expect(main()).toContain('The family hears of it tomorrow at 09:00.');
  show(<PersonDetails person={{ ...WAITING, tellsAt: '2030-04-30T08:00:00Z' }} />);
  expect(main()).toContain('They have not heard of it yet.');
  show(<PersonDetails person={{ ...WAITING, tellsAt: null }} />);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Take back' })).toBeTruthy();
  vi.useRealTimers();
});

it('[D115] shows one photo after the other on a press, and no count of a single one', async () => {
  const photos = ['a', 'b', 'c'].map((name) => ({
    url: `/${name}.jpg`,
    sources: [],
  })) as unknown as Person['photos'];
  const { user, show } = await showScreen(<PersonPhotos photoLaterFor={null} photos={photos} />);
  const shown = () => document.querySelector('img')?.getAttribute('src');
  for (const [count, url] of [
    ['1 of 3 photos', '/a.jpg'],
    ['2 of 3 photos', '/b.jpg'],
    ['3 of 3 photos', '/c.jpg'],
    ['1 of 3 photos', '/a.jpg'],
  ] as const) {
    const next = screen.getByRole('button', { name: new RegExp(`^${count}.+next`) });
    expect(shown()).toBe(url);
    await user.click(next);
  }
  show(<PersonPhotos photoLaterFor={null} photos={photos.slice(0, 1)} />);
  expect(screen.queryByRole('button')).toBeNull();
});
