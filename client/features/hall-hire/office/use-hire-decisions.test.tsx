import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HireStatus } from '../../../../rules/hire-states.ts';
import { answering, CONFLICT, refusal } from '../../../testing/answers.ts';
import { ASKED_ANSWER, Asked } from '../../../testing/asked.tsx';
import { answer, showScreen } from '../../../testing/screen.tsx';
import { HIRE } from '../hire-fixtures.ts';
import { requestEntry } from './calendar/calendar-entry.ts';
import { HireDecisions } from './hire-decisions.tsx';

const REQUEST = { ...HIRE, status: HireStatus.REQUESTED };

function Decisions() {
  return (
    <>
      <HireDecisions hire={REQUEST} />
      <Asked />
    </>
  );
}

const room = (id: number, name: string) => ({
  ...{
    __typename: 'Room',
    id,
    name,
    version: 1,
    note: '',
    included: '',
    translations: [],
    takes: [],
    opening: [],
  },
  ...{
    prices: [],
    isHiredAlone: true,
    depositPence: 0,
    minimumMinutes: 0,
    beforeMinutes: 0,
    afterMinutes: 0,
    isHidden: false,
  },
});

describe('useHireDecisions', () => {
  it('[D33] shows a hire as it is now when somebody else has decided it meanwhile', async () => {
    const { client, sent } = answering({
      ...ASKED_ANSWER,
      SlotClashes: () => ({
        slotClashes: { __typename: 'SlotClashes', clashes: [], requests: [], free: [] },
      }),
      AcceptHire: () => {
        throw refusal(CONFLICT);
      },
    });
    const { user } = await showScreen(<Decisions />, '/', client);
    await user.click(screen.getByText('Accept'));
    await answer(user, /Asha/, 'Accept');
    await answer(user, /./);
    await waitFor(() => expect(sent('Asked')).toHaveLength(2));
    await waitFor(() => expect(screen.getByText('Accept')).toHaveProperty('disabled', false));
  });

  it('[D33] says before a request is accepted who else has asked for the room', async () => {
    const other = { __typename: 'HallOccupancy', ...requestEntry({ ...HIRE, id: 9, name: 'Meena Joshi' }) };
    const { client } = answering({
      SlotClashes: () => ({
        slotClashes: { __typename: 'SlotClashes', clashes: [], requests: [other], free: [] },
      }),
    });
    const { user } = await showScreen(<Decisions />, '/', client);
    await user.click(screen.getByText('Accept'));
    expect(await screen.findByText(/Meena Joshi · .* · Request/)).toBeTruthy();
  });

  it('[CAL-1] of a request for a room that is taken says by what, and what is free instead', async () => {
    const yoga = {
      __typename: 'HallOccupancy',
      ...requestEntry(HIRE),
      kind: 'SERIES',
      isRequest: false,
      hireId: null,
      bookingId: 3,
    };
    const free = {
      __typename: 'FreeSlot',
      roomIds: [1],
      startsAt: '2099-06-01T15:00:00.000Z',
      endsAt: '2099-06-01T19:30:00.000Z',
    };
    const { client, sent } = answering({
      SlotClashes: () => ({
        slotClashes: {
          ...{ __typename: 'SlotClashes', requests: [], free: [free] },
          clashes: [{ ...yoga, name: 'Yoga class' }],
        },
      }),
      AllRooms: () => ({ allRooms: [room(1, 'Main hall')] }),
      MoveHire: () => ({ moveHire: { ...REQUEST, version: 2 } }),
    });
    const { user } = await showScreen(<Decisions />, '/', client);
    await user.click(screen.getByText('Accept'));
    expect(await screen.findByText('Not possible: Main hall is taken')).toBeTruthy();
    expect(screen.getByText(/Yoga class/)).toBeTruthy();
    await user.click(screen.getByText(/^Main hall, 16:00/));
    await waitFor(() => expect(sent('MoveHire')).toHaveLength(1));
    expect(sent('AcceptHire')).toEqual([]);
  });
});
