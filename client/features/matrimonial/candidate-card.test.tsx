import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { CandidateCard } from './candidate-card.tsx';
import { cardOf, SECTION_ANSWERS } from './card-fixtures.ts';

const { client } = answering(SECTION_ANSWERS);
const LABELS = ['Height', 'Studied', 'Work', 'Family', 'Food', 'Speaks'];

const lines = () =>
  within(screen.getByRole('article'))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

it('has the same six lines in the same order, also where a candidate has not told one', async () => {
  const { show } = await showScreen(<CandidateCard candidate={cardOf()} eager />, '/', client);
  const labels = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(labels()).toEqual(LABELS);
  expect(lines()).toEqual([
    '5 ft 6 in',
    'LLB, LeicesterDegree',
    'Family lawSolicitor · GBP 50,001 - 60,000',
    'Rajput · BhavnagarHindu',
    'Eats eggs',
    'Gujarati, English',
  ]);
  expect(screen.getByRole('article', { name: /^Nidhi/ }).textContent).toContain(
    'Nottingham · Never married · Female',
  );
  const silent = { diet: '', languages: [], nativePlace: '', religion: '', caste: '', annualIncome: '-' };
  show(<CandidateCard candidate={cardOf({ ...silent, religion: 'Prefer not to say' })} eager />);
  expect(labels()).toEqual(LABELS);
  expect(lines().slice(2)).toEqual(['Family lawSolicitor', 'Not told', 'Not told', 'Gujarati']);
});

it('says in a word what differs from what the family looks for, on its line and in sum', async () => {
  const differing = cardOf({ fit: { fits: 4, of: 6, differs: ['DIET', 'PLACE'] }, isNew: true });
  const { show } = await showScreen(<CandidateCard candidate={differing} eager />, '/', client);
  const said = () => screen.getByRole('article').textContent;
  expect(lines()[4]).toBe('Eats eggs (differs)');
  for (const text of ['Nottingham (differs)', 'Fits 4 of 6', 'not: food, place', 'New'])
    expect(said()).toContain(text);
  show(<CandidateCard candidate={cardOf({ fit: { fits: 6, of: 6, differs: [] } })} eager />);
  expect(said()).toContain('Fits in all 6');
  expect(said()).not.toContain('differs');
});

it('[D53] says nothing of fitting on the own card, and has no act on it', async () => {
  const own = cardOf({ isOwn: true, fit: { fits: 1, of: 1, differs: [] } });
  await showScreen(<CandidateCard candidate={own} eager />, '/', client);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: /Read more/ })).toBeNull();
  expect(screen.getByRole('article').textContent).toContain('This is how others see your profile.');
  expect(screen.getByRole('article').textContent).not.toContain('Fits');
});

it('[D115] says when a photo is seen that is not for everybody, and nothing where there is none', async () => {
  const later = cardOf({ photoLaterFor: 'AFTER_YES' });
  const { show } = await showScreen(<CandidateCard candidate={later} eager />, '/', client);
  const said = () => screen.getByRole('article').textContent;
  expect(said()).toContain('Photo once both have said yes');
  show(<CandidateCard candidate={cardOf({ photoLaterFor: 'AFTER_INTEREST' })} eager />);
  expect(said()).toContain('Photo once one of you is interested and the other knows');
  show(<CandidateCard candidate={cardOf()} eager />);
  expect(said()).not.toContain('Photo');
});

it('[D63] of one whose interest waits for an answer says so, and offers the yes in place of an interest', async () => {
  const asked = cardOf({ isInterestReceived: true });
  await showScreen(<CandidateCard candidate={asked} eager />, '/', client);
  expect(screen.getByRole('article').textContent).toContain('Nidhi’s family is interested.');
  expect(screen.getByRole('button', { name: 'Yes, we would' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: "I'm interested in this candidate" })).toBeNull();
});
