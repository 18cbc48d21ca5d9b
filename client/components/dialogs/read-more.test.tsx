import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { ReadMore } from './read-more.tsx';

const TEXT = { text: 'Picnic', lang: undefined };

it('promises a dialog only where one opens', async () => {
  const more = (inPlace: boolean) => (
    <ReadMore name={TEXT} description={TEXT} inPlace={inPlace} onOpen={vi.fn()} />
  );
  const { show } = await showScreen(more(false));
  expect(screen.getByRole('button').getAttribute('aria-haspopup')).toBe('dialog');
  show(more(true));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.querySelector('[aria-haspopup]')).toBeNull();
});
