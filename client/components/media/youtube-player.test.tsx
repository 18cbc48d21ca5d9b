import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { layers } from '../dialogs/open-layers.ts';
import { YouTubePlayer } from './youtube-player.tsx';

it('leads back to the picture that Back closes the film for, and takes no focus before', async () => {
  const film = <YouTubePlayer title="Diwali" link="https://www.youtube.com/watch?v=dQw4w9WgXcQ" />;
  const { user } = await showScreen(film);
  const play = () => screen.getByRole('button', { name: /Diwali/ });
  expect(document.activeElement).toBe(document.body);
  await user.click(play());
  expect(document.activeElement?.tagName).toBe('IFRAME');
  act(() => layers.open.at(-1)?.());
  expect(document.activeElement).toBe(play());
});
