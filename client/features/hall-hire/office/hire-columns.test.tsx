import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RowTable } from '../../../components/list/row-table.tsx';
import { answering } from '../../../testing/answers.ts';
import { showScreen } from '../../../testing/screen.tsx';
import { HIRE } from '../hire-fixtures.ts';
import { useHireColumns } from './hire-columns.tsx';

const room = (id: number, name: string) => ({
  ...{ __typename: 'Room', id, name, version: 1, note: '', included: '', translations: [], opening: [] },
  ...{ minimumMinutes: 0, prices: [], depositPence: 0, takes: [], isHiredAlone: true },
  ...{ beforeMinutes: 0, afterMinutes: 0, isHidden: false },
});

function Hires({ hire }: { hire?: object }) {
  const rows = [{ ...HIRE, roomIds: [2, 3], isClashing: false, ...hire }];
  return <RowTable rows={rows} columns={useHireColumns(true)} />;
}

it('[CAL-1] the list of bookings names the rooms of each', async () => {
  const { client } = answering({
    AllRooms: () => ({ allRooms: [room(1, 'Main hall'), room(2, 'Small hall'), room(3, 'Kitchen')] }),
  });
  await showScreen(<Hires />, '/', client);
  expect(await screen.findByText('Small hall, Kitchen')).toBeTruthy();
});

it.each([
  ['to come', { startsAt: '2099-03-06T18:00:00Z', endsAt: '2099-03-06T22:00:00Z' }, 1],
  ['that is over', { startsAt: '2020-03-06T18:00:00Z', endsAt: '2020-03-06T22:00:00Z' }, 0],
])(
  'the list of bookings marks a change that the hirer has asked for, of one %s',
  async (_which, times, marks) => {
    const { client } = answering({ AllRooms: () => ({ allRooms: [room(2, 'Small hall')] }) });
    const hire = { status: 'ACCEPTED', wish: 'An hour later', ...times };
    await showScreen(<Hires hire={hire} />, '/', client);
    await screen.findByText('Small hall');
    expect(screen.queryAllByText('Change requested')).toHaveLength(marks);
  },
);
