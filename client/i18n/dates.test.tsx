import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../testing/screen.tsx';
import { useMomentDay } from './dates.ts';

function Day() {
  const dayOf = useMomentDay('long');
  return <p>{dayOf('2026-07-01T23:30:00Z')}</p>;
}

it('the day of a moment is that of the clock of the site, whatever the clock of the visitor says', async () => {
  await showScreen(<Day />);
  expect(screen.getByText(/July/).textContent).toBe('2 July 2026');
});
