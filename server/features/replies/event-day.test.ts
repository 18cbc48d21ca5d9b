import { expect, it } from 'vitest';
import { type EventDay, whyIn } from './event-day.ts';

/** A date of an event of which both are said. */
const noted = (isWholeEventOff: boolean) =>
  ({
    ...{ ownLanguage: 'en', translations: { gu: { calledOffNote: 'હૉલમાં પાણી' } }, noteTranslations: {} },
    ...{ isWholeEventOff, calledOffNote: 'The hall is flooded', note: 'The teacher is ill' },
  }) as unknown as EventDay;

it('says why the event is off where it is off as a whole', () => {
  expect(whyIn(noted(true), 'en')).toBe('The hall is flooded');
  expect(whyIn(noted(true), 'gu')).toBe('હૉલમાં પાણી');
});

it('says of one date what is said of it, and no reason for which the event was once called off', () => {
  expect(whyIn(noted(false), 'en')).toBe('The teacher is ill');
  expect(whyIn({ ...noted(false), note: null }, 'en')).toBe('');
});
