import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../../../testing/screen.tsx';
import { useDays } from './use-days.ts';

function Days() {
  const { days, areWhole } = useDays();
  return <output>{areWhole ? `${days.from} to ${days.to}` : 'Not yet'}</output>;
}

it.each([
  ['?from=2026-05-03&to=2026-05-03', '2026-05-03 to 2026-05-03'],
  ['?from=2026-05-04&to=2026-05-03', 'Not yet'],
  ['?from=2026-05-03', 'Not yet'],
])('the address %s is about %s', async (address, shown) => {
  await showScreen(<Days />, `/${address}`);
  expect(screen.getByRole('status').textContent).toBe(shown);
});
