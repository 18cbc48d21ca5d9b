import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentDay } from '../../../rules/zoned-time.ts';
import { showScreen } from '../../testing/screen.tsx';
import { KindChips } from './coming-events.tsx';
import { monthAfter } from './events-address.ts';
import { type DateOnMonth, MonthTable } from './month-table.tsx';
import { MonthView } from './month-view.tsx';

function date(id: number, startsAt: string, endsAt: string, fields: Partial<DateOnMonth> = {}): DateOnMonth {
  const event = { id, name: `Event ${id}`, textLanguages: { name: 'en', place: 'en' }, rooms: [] };
  const day = startsAt.slice(0, 10);
  return {
    day,
    startsAt,
    endsAt,
    isWholeDay: false,
    isCalledOff: false,
    note: null,
    event,
    ...fields,
  } as unknown as DateOnMonth;
}

const DATES = [
  date(1, '2027-02-03T18:00:00Z', '2027-02-04T00:30:00Z'),
  date(2, '2027-02-03T10:00:00Z', '2027-02-03T11:00:00Z', { isCalledOff: true }),
  date(3, '2027-02-26T00:00:00Z', '2027-03-01T00:00:00Z', { isWholeDay: true }),
];

it('a month is a table of links: what ends in the night is of its day, several days are each of theirs', async () => {
  await showScreen(<MonthTable month="2027-02" dates={DATES} />, '/events?view=month&month=2027-02');
  const table = within(screen.getByRole('table', { name: 'February 2027' }));
  expect(table.getAllByRole('columnheader')).toHaveLength(7);
  expect(table.getByRole('link', { name: '3 Feb: 2 events' }).getAttribute('href')).toBe('#day-2027-02-03');
  expect(table.queryByRole('link', { name: /^4 Feb/ })).toBeNull();
  for (const day of [26, 27, 28])
    expect(table.getByRole('link', { name: `${day} Feb: 1 event` })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Next month' }).getAttribute('href')).toContain('month=2027-03');
  expect(screen.getByRole('link', { name: 'Previous month' }).getAttribute('href')).toContain(
    'month=2027-01',
  );
});

it('each day of a long event leads to where the list has it: at its first day, unless something begins on it', async () => {
  const dates = [...DATES, date(4, '2027-02-27T10:00:00Z', '2027-02-27T11:00:00Z')];
  await showScreen(<MonthView month="2027-02" dates={dates} />, '/events?view=month&month=2027-02');
  const table = within(screen.getByRole('table', { name: 'February 2027' }));
  const targetOf = (name: string) => table.getByRole('link', { name }).getAttribute('href')!.slice(1);
  expect(targetOf('28 Feb: 1 event')).toBe('day-2027-02-26');
  expect(targetOf('27 Feb: 2 events')).toBe('day-2027-02-27');
  for (const link of table.getAllByRole('link', { name: /: \d events?$/ }))
    expect(document.getElementById(link.getAttribute('href')!.slice(1))).not.toBeNull();
});

it('leads no further than two years from now, so that programs that follow links find an end', async () => {
  const last = monthAfter(currentDay(), 24).slice(0, 7);
  await showScreen(<MonthTable month={last} dates={[]} />, `/events?view=month&month=${last}`);
  expect(screen.queryByRole('link', { name: 'Next month' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Previous month' }).getAttribute('rel')).toBe('nofollow');
});

it('of a kind of which nothing is to come there is a way back to all', async () => {
  await showScreen(<KindChips kinds={[]} kind="MEAL" />, '/events?kind=MEAL');
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/events');
});
