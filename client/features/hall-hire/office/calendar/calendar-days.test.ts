import { expect, it } from 'vitest';
import { boundsOf, shownBy } from './calendar-days.ts';

const shown = (address: string) => shownBy(new URLSearchParams(address), '2026-12-09');

it('shows the week of today, of a day, a month or one day, and the ways on', () => {
  expect(shown('')).toMatchObject({ view: 'week', before: '2026-12-02', after: '2026-12-16' });
  expect(shown('').days).toEqual(
    ['07', '08', '09', '10', '11', '12', '13'].map((day) => `2026-12-${day}`),
  );
  expect(shown('view=day&day=2028-02-29')).toMatchObject({ days: ['2028-02-29'], after: '2028-03-01' });
  const february = shown('view=month&day=2027-02-17');
  expect([february.days.length, february.before, february.after]).toEqual([28, '2027-01-01', '2027-03-01']);
  expect(shown('day=2027-02-31').day).toBe('2026-12-09');
});

it('shows the month of an older link', () => {
  expect(shown('month=2027-03')).toMatchObject({ view: 'month', day: '2027-03-01' });
  expect(shown('month=2027-03').days).toHaveLength(31);
});

it('begins and ends at midnight by the clock of the site', () => {
  const { begin, end } = boundsOf(shown('view=month&day=2027-03-01').days);
  expect([begin.toISOString(), end.toISOString()]).toEqual([
    '2027-03-01T00:00:00.000Z',
    '2027-03-31T23:00:00.000Z',
  ]);
});
