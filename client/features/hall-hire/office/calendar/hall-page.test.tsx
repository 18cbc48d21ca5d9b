import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, held } from '../../../../testing/answers.ts';
import { showScreen } from '../../../../testing/screen.tsx';
import { HallPage } from './hall-page.tsx';

it('[CAL-2] what is entered before the rooms are known waits for them, and then proposes the first', async () => {
  const late = held();
  const { client } = answering({ HallOccupancies: late.answer });
  const { user } = await showScreen(<HallPage />, '/', client);
  await user.click(screen.getByRole('button', { name: 'Enter a booking' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Class or group that repeats' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const room = { __typename: 'Room', id: 1, name: 'Main hall', takes: [] };
  late.give({ occupancies: [], rooms: [room, { ...room, id: 2, name: 'Small hall' }] });
  await screen.findByRole('dialog');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Main hall' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Small hall' }).checked).toBe(false);
});
