import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../../../testing/answers.ts';
import { showScreen } from '../../../../testing/screen.tsx';
import { HIRE } from '../../hire-fixtures.ts';
import { requestEntry } from './calendar-entry.ts';
import { useHallCalendar } from './use-hall-calendar.ts';

function Calendar() {
  const { addressOf, shown } = useHallCalendar();
  return <a href={addressOf({ day: shown.after })}>{shown.day}</a>;
}

it('an older link to a month leads on from there', async () => {
  await showScreen(<Calendar />, '/office/hall?month=2026-12&room=2');
  const link = screen.getByRole('link', { name: '2026-12-01' });
  expect(link.getAttribute('href')).toBe('?room=2&view=month&day=2027-01-01');
});

function Contents() {
  const { title, names, entries, rooms, addressOf } = useHallCalendar();
  return (
    <>
      <a href={addressOf({ room: null })}>All rooms</a>
      <h1>{title}</h1>
      <p>{[...names.values()].join()}</p>
      <p>
        {entries.map(({ name }) => name).join()} of {rooms.length} rooms
      </p>
    </>
  );
}

const ROOMS = ['Main hall', 'Small hall'].map((name, index) => ({
  ...{ __typename: 'Room', id: index + 1, name, takes: [] },
}));
const ENTRIES = ROOMS.map(({ id }) => ({
  ...{ __typename: 'HallOccupancy', ...requestEntry(HIRE), hireId: id, roomId: id, roomIds: [id] },
  name: id === 1 ? 'Wedding' : 'Meeting',
}));

async function showCalendar(search: string) {
  const { client } = answering({ HallOccupancies: () => ({ occupancies: ENTRIES, rooms: ROOMS }) });
  await showScreen(<Contents />, `/office/hall?${search}`, client);
}

it('[CAL-1] shows all rooms, or the one that is chosen with what stands in it', async () => {
  await showCalendar('day=2099-06-01');
  expect(await screen.findByText('Main hall,Small hall')).toBeTruthy();
  expect(screen.getByText('Wedding,Meeting of 2 rooms')).toBeTruthy();
});

it('[CAL-1] of one room shows what stands in that alone, and the others can still be chosen', async () => {
  await showCalendar('day=2099-06-01&room=2');
  expect(await screen.findByText('Small hall')).toBeTruthy();
  expect(screen.getByText('Meeting of 2 rooms')).toBeTruthy();
  const all = screen.getByRole('link', { name: 'All rooms' });
  expect(all.getAttribute('href')).toBe('?day=2099-06-01&view=week');
});

it.each([
  ['day=2026-12-09', '7 – 13 December 2026'],
  ['day=2026-12-02', '30 Nov – 6 Dec 2026'],
  ['day=2027-03-09&view=month', 'March 2027'],
  ['day=2026-12-11&view=day', 'Friday, 11 December 2026'],
])('[CAL-1] says which days it shows: %s is %s', async (search, title) => {
  await showCalendar(search);
  expect(screen.getByRole('heading').textContent).toBe(title);
});
