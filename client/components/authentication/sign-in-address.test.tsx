import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { useSignInAddress, validReturnAddress } from './return-address.ts';

function Asking() {
  return <p>{useSignInAddress()('/login')}</p>;
}

it('whoever has to sign in comes back to the page with all that its address says', async () => {
  await showScreen(<Asking />, '/events?view=month&month=2027-03');
  const address = screen.getByText(/^\/login/).textContent!;
  const [returnTo] = new URL(address, 'https://site.example').searchParams.values();
  expect(validReturnAddress(returnTo!)).toBe('/events?view=month&month=2027-03');
});
