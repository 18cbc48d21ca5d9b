import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../../../../testing/screen.tsx';
import { useHallCalendar } from './use-hall-calendar.ts';

function Calendar() {
  const { addressOf, shown } = useHallCalendar();
  return <a href={addressOf({ day: shown.after })}>{shown.day}</a>;
}

it('an older link to a month leads on from there', async () => {
  await showScreen(<Calendar />, '/office/hall?month=2026-12&room=2');
  const link = screen.getByRole('link', { name: '2026-12-01' });
  expect(link.getAttribute('href')).toBe('?room=2&view=month&day=2027-01-01');
});
