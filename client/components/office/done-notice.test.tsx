import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { useAct } from '../dialogs/use-act.ts';
import { DoneNoticeProvider } from './done-notice.tsx';

function Note() {
  const { act } = useAct();
  return (
    <button type="button" onClick={() => void act({ work: async () => true, done: 'Saved' })}>
      Add note
    </button>
  );
}

it('the line that says what was done leaves the pressed button free, as long as it is there', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ height: 48 } as DOMRect);
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this);
  };
  const room = () => document.documentElement.style.getPropertyValue('--noticed-below');
  const { user } = await showScreen(
    <DoneNoticeProvider>
      <Note />
    </DoneNoticeProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await screen.findByText('Saved');
  expect(shown).toEqual([screen.getByRole('button', { name: 'Add note' })]);
  expect(room()).toBe('48px');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(room()).toBe(''));
  vi.restoreAllMocks();
});
