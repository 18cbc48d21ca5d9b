import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { OwnHireByCard } from './own-hire-by-card.tsx';
import type { OwnHireProps } from './own-hire-props.ts';

const charges = [
  { id: 11, kind: 'DEPOSIT', openPence: 10_000, card: 'OFFERED' },
  { id: 12, kind: 'HIRE', openPence: 25_000, card: 'OFFERED' },
  { id: 13, kind: 'HIRE', openPence: 0, card: 'NOT_OFFERED' },
];
const props = {
  hire: { charges },
  token: 'secret',
  reload: async () => undefined,
} as unknown as OwnHireProps;

it('offers each charge with its amount, and pays the one that is pressed', async () => {
  const { client, sent } = answering({ PayHireByCard: () => ({ payHireByCard: null }) });
  const { user } = await showScreen(<OwnHireByCard {...props} />, '/hire#secret', client);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Deposit: Pay £100 by card', 'Hire charges: Pay £250 by card']);
  expect(screen.queryByText(/waiting/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Hire charges: Pay £250 by card' }));
  expect(await screen.findByText(/This has already been paid or cancelled/)).toBeTruthy();
  expect(sent('PayHireByCard')).toMatchObject([{ token: 'secret', chargeId: 12 }]);
});

it('asks who has just paid one of them to wait for that one, and still offers the other', async () => {
  await showScreen(<OwnHireByCard {...props} />, '/hire?card=11#secret');
  expect(screen.getAllByRole('status')[0]?.textContent).toMatch(/^Deposit: Thank you\. We are waiting/);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
