import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import type { HallRoomFragment } from './hall.generated.ts';
import { useChosenHire } from './use-chosen-hire.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Open from nine until one after midnight. */
const ROOM = {
  ...{ __typename: 'Room', id: 1, name: 'Main hall', isHiredAlone: true, minimumMinutes: 60 },
  ...{ opening: [{ weekdays: EVERY_DAY, from: '09:00', to: '01:00' }], prices: [] },
} as unknown as HallRoomFragment;

const DAY = '2097-03-05';

/** Somebody has the room in the afternoon, and for the last half hour of the night. */
const TAKEN = [
  { from: '14:00', to: '16:00' },
  { from: '00:30', to: '01:00' },
].map((hours) => ({ __typename: 'HallHours', ...hours }));

function Chosen() {
  const { hallDay, isClashing } = useChosenHire([ROOM], 1);
  return <output>{hallDay && (isClashing ? 'Taken' : 'Free')}</output>;
}

function Hire({ from, to }: { from: string; to: string }) {
  const form = useForm({ defaultValues: { date: DAY, from, to, roomIds: [1] } });
  return (
    <FormProvider {...form}>
      <Chosen />
    </FormProvider>
  );
}

it.each([
  ['12:00', '14:00', 'Free', 'ends when others come'],
  ['16:00', '18:00', 'Free', 'begins when others leave'],
  ['15:30', '17:00', 'Taken', 'begins while others are there'],
  ['20:00', '00:30', 'Free', 'ends at night when others come'],
  ['20:00', '01:00', 'Taken', 'lasts at night until others are there'],
  ['17:00', '14:30', 'Free', 'is longer than a hire can be, of which nothing is said'],
])('from %s to %s is %s: it %s', async (from, to, said) => {
  const { client } = answering({
    HallDays: () => ({ hallDays: [{ __typename: 'HallDay', day: DAY, state: 'PART', taken: TAKEN }] }),
  });
  await showScreen(<Hire from={from} to={to} />, '/', client);
  expect(await screen.findByText(said)).toBeTruthy();
});
