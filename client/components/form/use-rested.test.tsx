import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { TYPING_PAUSE, useRested } from './use-rested.ts';

const asked: string[] = [];

function Preview({ typed }: { typed: string }) {
  const { text } = useRested({ text: typed });
  if (asked.at(-1) !== text) asked.push(text);
  return <output>{text}</output>;
}

afterEach(() => vi.useRealTimers());

it('what is typed is asked about once typing rests, and at first at once', async () => {
  const { show } = await showScreen(<Preview typed="1" />);
  vi.useFakeTimers();
  for (const typed of ['12', '12:', '12:3', '12:30']) {
    show(<Preview typed={typed} />);
    act(() => vi.advanceTimersByTime(TYPING_PAUSE - 1));
  }
  expect(asked).toEqual(['1']);
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('12:30');
  expect(asked).toEqual(['1', '12:30']);
});
