import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Instant } from '../../../rules/days.ts';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { SECTION_ANSWERS } from './card-fixtures.ts';
import { useInterestSince } from './use-interest-since.ts';

function Since({ sentAt }: { sentAt: Instant }) {
  return <p>{useInterestSince()(sentAt)}</p>;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2031-06-04T09:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  // Half past midnight by the clock of the site.
  ['2031-06-03T23:30:00Z', 'Interested since today'],
  ['2031-06-03T22:30:00Z', 'Interested since yesterday'],
  ['2031-06-02T08:00:00Z', 'Interested since Monday'],
  ['2031-05-29T08:00:00Z', 'Interested since Thursday'],
  ['2031-05-28T08:00:00Z', 'Interested since 28 May 2031'],
] as const)('an interest of %s is one since a day in plain words: %s', async (sentAt, text) => {
  await showScreen(<Since sentAt={sentAt} />, '/matrimonials', answering(SECTION_ANSWERS).client);
  expect(await screen.findByText(text)).toBeTruthy();
});
