import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../../../testing/answers.ts';
import { showScreen } from '../../../../testing/screen.tsx';
import { HIRE } from '../../hire-fixtures.ts';
import { requestEntry } from './calendar-entry.ts';
import { PrintedWeek } from './printed-week.tsx';
import { useHallCalendar } from './use-hall-calendar.ts';

const ENTRY = { __typename: 'HallOccupancy', ...requestEntry(HIRE), roomId: 1, roomIds: [1] };
const [YES, NO] = [
  { ...ENTRY, name: 'Wedding', hireId: 1, isRequest: false },
  {
    ...ENTRY,
    name: 'Engagement',
    hireId: 2,
    startsAt: '2099-06-04T16:00:00.000Z',
    endsAt: '2099-06-04T20:00:00.000Z',
  },
];

function Sheet() {
  return <PrintedWeek calendar={useHallCalendar()} onClose={() => undefined} />;
}

async function sheetOf(view: string, occupancies: unknown[]) {
  const rooms = [{ __typename: 'Room', id: 1, name: 'Main hall', takes: [] }];
  const { client } = answering({ HallOccupancies: () => ({ occupancies, rooms }) });
  await showScreen(<Sheet />, `/office/hall?day=${HIRE.startsAt.slice(0, 10)}&view=${view}`, client);
  const sheet = await screen.findByRole('dialog');
  await within(sheet).findByText('Main hall');
  return sheet;
}

it.each(['week', 'month'])(
  'for the door, a %s has who has the hall, not who has only asked',
  async (view) => {
    const sheet = await sheetOf(view, [YES, NO]);
    expect(within(sheet).getByText(/Wedding/)).toBeTruthy();
    expect(within(sheet).queryByText(/Engagement/)).toBeNull();
  },
);

it('a month has no row for a day on which the hall is only asked for', async () => {
  expect(within(await sheetOf('month', [NO])).queryByRole('rowheader')).toBeNull();
});

it('says on which day of which year it was printed', async () => {
  const sheet = await sheetOf('week', []);
  expect(within(sheet).getByText(/Printed .*\b20\d\d, \d\d:\d\d/)).toBeTruthy();
});
