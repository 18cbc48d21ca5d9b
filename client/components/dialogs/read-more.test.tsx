import { expect, it, vi } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { ReadMore } from './read-more.tsx';

const TEXT = { text: 'Picnic', lang: undefined };

/** A card's text that was expanded before the scripts had come. */
async function expanded(inPlace: boolean) {
  const onOpen = vi.fn();
  const more = <ReadMore name={TEXT} description={TEXT} inPlace={inPlace} onOpen={onOpen} />;
  const { user } = await showScreen(more);
  const details = document.querySelector('details')!;
  details.open = true;
  return { user, onOpen, details, summary: document.querySelector('summary')! };
}

it('closes what was expanded below the card when it is shown in a dialog', async () => {
  const { user, onOpen, details, summary } = await expanded(false);
  expect([summary.getAttribute('role'), summary.getAttribute('aria-haspopup')]).toEqual(['button', 'dialog']);
  await user.click(summary);
  expect([onOpen.mock.calls.length, details.open]).toEqual([1, false]);
});

it('promises no dialog where it expands in place', async () => {
  const { onOpen, summary } = await expanded(true);
  expect([summary.getAttribute('role'), summary.getAttribute('aria-haspopup')]).toEqual([null, null]);
  expect(onOpen).not.toHaveBeenCalled();
});
