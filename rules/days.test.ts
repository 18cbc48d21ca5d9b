import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysUntil, type Instant, rangesOf } from './days.ts';
import { wallClock } from './zoned-time.ts';

const MOMENT: Instant = '2026-04-06T23:30:00Z';

describe('a day of the calendar', () => {
  it('is counted the same in every zone', () => {
    expect(addDays('2026-02-27', 3)).toBe('2026-03-02');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(daysUntil('2026-04-06', '2026-03-29')).toBe(8);
  });

  it('is not what a moment is: neither is taken for the other', () => {
    const mistakes = [
      // @ts-expect-error: the types refuse it.
      () => addDays(MOMENT, 1),
      // @ts-expect-error: the types refuse it.
      () => daysUntil('2026-04-06', MOMENT),
      // @ts-expect-error: the types refuse it.
      () => wallClock('2026-04-06'),
    ];
    expect(mistakes).toHaveLength(3);
  });
});

it('days one after the other are a range, also over the end of a month; one that is there twice counts once', () => {
  expect(
    rangesOf(['2026-01-30', '2026-01-31', '2026-01-31', '2026-02-01', '2026-02-03', '2026-02-03']),
  ).toEqual([
    { first: '2026-01-30', last: '2026-02-01' },
    { first: '2026-02-03', last: '2026-02-03' },
  ]);
});
