import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { ComingCard } from './coming-card.tsx';

const item = (id: number, name: string, day: number) => ({
  __typename: 'ComingUp' as const,
  ...{ kind: 'EVENT' as const, id, name, nameLanguage: 'en', subject: 'event', isWholeDay: null },
  ...{ begin: `2091-03-0${day}T19:30:00Z` as const, end: `2091-03-0${day}T20:00:00Z` as const },
});

it('what comes every day of the week is said once', async () => {
  const coming = [1, 2, 3, 4, 5, 6, 7].flatMap((day) => [
    item(1, 'Evening Arti', day),
    ...(day === 2 || day === 4 ? [item(2, 'Yoga', day)] : []),
  ]);
  await showScreen(<ComingCard coming={coming} />);
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows.map((row) => row!.slice(0, 12))).toEqual(['DailyEvening', 'Fri 2Yoga19:', 'Sun 4Yoga19:']);
});
