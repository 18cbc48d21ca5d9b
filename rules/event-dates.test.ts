import { describe, expect, it } from 'vitest';
import type { Instant } from './days.ts';
import { knownEnd, noteIn, noteOf, whyOf } from './event-dates.ts';

const at = (text: string) => text as Instant;

it.each([
  ['has no end on one day', '2026-05-02', undefined],
  ['ends with the last of several days', '2026-05-08', at('2026-05-08T23:00:00Z')],
])('an event without a time at which it ends %s, for other programs', (_what, last, end) => {
  const endsAt = at(`${last}T23:00:00Z`);
  expect(knownEnd({ startsAt: at('2026-05-02T17:00:00Z'), endsAt, isWholeDay: false }, null)).toBe(end);
});

it('a date is off for the reason of its event where that is off as a whole, else for its own', () => {
  expect(whyOf({ isCalledOff: true }, 'flooded', 'in the small hall')).toBe('flooded');
  expect(whyOf({ isCalledOff: false }, 'flooded', 'the teacher is ill')).toBe('the teacher is ill');
});

describe('what is said of a single date of a series', () => {
  const day = '2026-10-28';
  const notes = [
    { language: 'gu', text: 'બગીચામાં' },
    { language: 'en', text: 'In the garden' },
    { language: 'te', text: '' },
  ];
  const date = noteOf({ day, notes }, 'en');

  it('is in the language of the page, else in that of the event', () => {
    expect(noteIn(date, 'en', 'gu')).toEqual({ note: 'બગીચામાં', noteLanguage: 'gu' });
    expect(noteIn(date, 'en', 'te')).toEqual({ note: 'In the garden', noteLanguage: 'en' });
    expect(noteIn(date, 'en', 'en')).toEqual({ note: 'In the garden', noteLanguage: 'en' });
    expect(date.noteTranslations).toEqual({ gu: { note: 'બગીચામાં' } });
  });

  it('without a language it is in that of the event, and a text by language stands before it', () => {
    expect(noteOf({ day, note: 'Half term' }, 'en')).toEqual({ note: 'Half term', noteTranslations: {} });
    expect(noteOf({ day, note: 'Half term', notes }, 'en').note).toBe('In the garden');
    expect(noteOf(undefined, 'en')).toEqual({ note: null, noteTranslations: {} });
  });
});
