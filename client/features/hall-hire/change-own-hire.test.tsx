import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { ChangeOwnHire } from './change-own-hire.tsx';
import type { OwnHireProps } from './own-hire-props.ts';

it('a change of what a hire is for leaves its day, hours and rooms', async () => {
  const hire = {
    ...{ version: 3, purpose: 'Wedding', guests: 80, roomIds: [1] },
    ...{ startsAt: '2099-06-01T09:00:00.000Z', endsAt: '2099-06-01T13:30:00.000Z' },
  };
  const props = { hire, facts: { rooms: [] }, token: 'secret' } as unknown as OwnHireProps;
  const { client, sent } = answering({ ChangeOwnHire: () => ({ changeOwnHire: null }) });
  const parts = { ...props, reload: async () => undefined, close: () => undefined };
  const { user } = await showScreen(<ChangeOwnHire {...parts} />, '/hire', client);
  const purpose = await screen.findByRole('textbox', { name: /For what|Purpose/ });
  await user.clear(purpose);
  await user.type(purpose, 'Birthday');
  await user.click(screen.getByRole('button', { name: /Save/ }));
  await waitFor(() => expect(sent('ChangeOwnHire')).toHaveLength(1));
  expect(sent('ChangeOwnHire')[0]).toMatchObject({
    token: 'secret',
    input: {
      ...{ purpose: 'Birthday', guests: '80', version: 3 },
      ...{ date: '2099-06-01', from: '10:00', to: '14:30', roomIds: [1] },
    },
  });
});
