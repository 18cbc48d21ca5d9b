import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { answering } from '../../../../testing/answers.ts';
import { showScreen } from '../../../../testing/screen.tsx';
import { SlotCheck } from './slot-check.tsx';

const ROOMS = new Map([[1, 'Main hall']]);

const clash = {
  ...{
    __typename: 'HallOccupancy',
    kind: 'HIRE',
    isRequest: false,
    roomId: 1,
    roomIds: [1],
    isSeries: false,
  },
  ...{ hireId: 4, bookingId: null, eventId: null, version: 1, chargesPence: null },
  ...{ startsAt: '2099-01-16T11:00:00.000Z', endsAt: '2099-01-16T16:00:00.000Z' },
  ...{ name: 'Engagement', who: 'Hetal Vaghela', phone: '', email: '' },
};

function Closing() {
  const day = { firstDay: '2099-01-16', from: '00:00', to: '00:00', roomIds: [1] };
  const form = useForm({ defaultValues: day });
  return (
    <FormProvider {...form}>
      <SlotCheck dayField="firstDay" rooms={ROOMS} onChoose={() => undefined} />
    </FormProvider>
  );
}

it('[CAL-1] whoever closes rooms for a whole day reads beforehand what is in the way', async () => {
  const { client } = answering({
    SlotClashes: () => ({
      slotClashes: { __typename: 'SlotClashes', clashes: [clash], requests: [], free: [] },
    }),
  });
  await showScreen(<Closing />, '/office/hall', client);
  expect(await screen.findByText(/Engagement · Hetal Vaghela/)).toBeTruthy();
});
