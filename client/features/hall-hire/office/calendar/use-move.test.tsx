import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DoneNoticeProvider } from '../../../../components/office/done-notice.tsx';
import { answering, LOST, refusal } from '../../../../testing/answers.ts';
import { answer, showScreen } from '../../../../testing/screen.tsx';
import { HIRE } from '../../hire-fixtures.ts';
import { type CalendarEntry, requestEntry } from './calendar-entry.ts';
import { useMove } from './use-move.ts';

const WEDDING: CalendarEntry = { ...requestEntry(HIRE), isRequest: false };
/** One of the dates of a class. */
const YOGA: CalendarEntry = {
  ...{ ...WEDDING, kind: 'SERIES', hireId: null, bookingId: 3, isSeries: true, name: 'Yoga class' },
};
const THERE = { date: '2099-06-02', from: '12:00', to: '13:00', roomIds: [1] };
const BEFORE = { date: '2099-06-01', from: '10:00', to: '14:30', roomIds: [1] };

function Move({ entry }: { entry: CalendarEntry }) {
  const { move, refused } = useMove();
  return (
    <>
      <button type="button" onClick={() => move(entry, THERE)}>
        Move
      </button>
      {refused?.clashes.map(({ name }) => (
        <p key={name}>In the way: {name}</p>
      ))}
    </>
  );
}

async function showMove(entry: CalendarEntry, answers: Parameters<typeof answering>[0]) {
  const site = answering(answers);
  const { user } = await showScreen(
    <DoneNoticeProvider>
      <Move entry={entry} />
    </DoneNoticeProvider>,
    '/office/hall',
    site.client,
  );
  return { ...site, user, press: () => user.click(screen.getByText('Move')) };
}

const taken = () => {
  throw refusal({ code: 'CONFLICT', messageKey: 'hallTaken' });
};
const inTheWay = (...names: string[]) => ({
  slotClashes: {
    __typename: 'SlotClashes',
    requests: [],
    clashes: names.map((name) => ({ __typename: 'HallOccupancy', ...WEDDING, hireId: 9, name })),
    free: [],
  },
});
const moved = (version: number) => ({
  moveHire: { __typename: 'Hire', ...HIRE, version },
});

describe('a move in the calendar', () => {
  it('[CAL-1] of a hire is told, and Undo brings it back from the version that it has there', async () => {
    const { user, press, sent } = await showMove(WEDDING, { MoveHire: ({ version }) => moved(version + 1) });
    await press();
    expect(await screen.findByText(/^Wedding is now .*2 Jun/)).toBeTruthy();
    await user.click(screen.getByText('Undo'));
    await waitFor(() =>
      expect(sent('MoveHire')).toEqual([
        { id: 5, version: 1, slot: THERE },
        { id: 5, version: 2, slot: BEFORE },
      ]),
    );
  });

  it('[CAL-2] of one date of a series is of that date alone, and has no Undo: it is a booking of its own then', async () => {
    const { press, sent } = await showMove(YOGA, {
      MoveRoomBooking: () => ({ moveRoomBooking: { __typename: 'RoomBooking', id: 8, version: 1 } }),
    });
    await press();
    expect(await screen.findByText(/^Yoga class is now /)).toBeTruthy();
    expect(screen.queryByText('Undo')).toBeNull();
    expect(sent('MoveRoomBooking')).toEqual([
      { input: { id: 3, version: 1, day: '2099-06-01' }, slot: THERE },
    ]);
  });

  it('[CAL-1] of a booking is of all of it, and Undo brings it back', async () => {
    const { user, press, sent } = await showMove(
      { ...YOGA, isSeries: false },
      {
        MoveRoomBooking: ({ input }) => ({
          moveRoomBooking: { __typename: 'RoomBooking', id: 3, version: input.version + 1 },
        }),
      },
    );
    await press();
    await user.click(await screen.findByText('Undo'));
    await waitFor(() =>
      expect(sent('MoveRoomBooking')).toEqual([
        { input: { id: 3, version: 1, day: undefined }, slot: THERE },
        { input: { id: 3, version: 2, day: undefined }, slot: BEFORE },
      ]),
    );
  });

  it.each([
    ['a hire', WEDDING, { hireId: 5, bookingId: null }],
    ['a booking', { ...YOGA, isSeries: false }, { hireId: null, bookingId: 3 }],
    // Its other dates stay where they are.
    ['one date of a series', YOGA, { hireId: null, bookingId: null }],
  ])('[CAL-1] to where it is taken says by what: %s is not in its own way', async (_what, entry, except) => {
    const { press, sent } = await showMove(entry, {
      MoveHire: taken,
      MoveRoomBooking: taken,
      SlotClashes: () => inTheWay('Engagement'),
    });
    await press();
    expect(await screen.findByText('In the way: Engagement')).toBeTruthy();
    expect(sent('SlotClashes')).toMatchObject([{ slot: THERE, ...except }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('[CAL-1] what was in the way is asked anew each time, and said no more once it could be moved', async () => {
    const { press, answers } = await showMove(WEDDING, {
      MoveHire: taken,
      SlotClashes: () => inTheWay('Engagement'),
    });
    await press();
    await screen.findByText('In the way: Engagement');
    answers.SlotClashes = () => inTheWay('Havan');
    await press();
    expect(await screen.findByText('In the way: Havan')).toBeTruthy();
    answers.MoveHire = () => moved(2);
    await press();
    await waitFor(() => expect(screen.queryByText(/^In the way/)).toBeNull());
  });

  it.each([
    ['nothing is in the way any more', taken, () => inTheWay(), /already booked at this time/],
    [
      'it is refused for another reason',
      () => {
        throw LOST;
      },
      () => inTheWay('Engagement'),
      /^The site cannot be reached\./,
    ],
  ])('[CAL-1] where %s the refusal is told', async (_why, refuse, clashes, text) => {
    const { user, press } = await showMove(WEDDING, { MoveHire: refuse, SlotClashes: clashes });
    await press();
    await answer(user, text);
    expect(screen.queryByText(/^In the way/)).toBeNull();
  });
});
