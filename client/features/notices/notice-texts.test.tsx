import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { NoticeTexts } from './notice-texts.tsx';

it('[VISIT-5] a notice says since when it is shown', async () => {
  const notice = {
    description: 'The office is closed.',
    shownSince: '2027-01-16T12:00:00Z',
    textLanguages: { description: 'en' },
  } as const;
  await showScreen(<NoticeTexts notice={notice} />);
  expect(screen.getByText('16 Jan 2027').tagName).toBe('TIME');
});
