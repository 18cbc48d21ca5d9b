import { screen } from '@testing-library/react';
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
