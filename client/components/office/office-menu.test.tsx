import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { OfficeMenu } from './office-menu.tsx';

it('why something cannot be done is the description of its entry, which the keyboard reaches and which does nothing', async () => {
  const refuse = vi.fn();
  const { user } = await showScreen(
    <OfficeMenu
      button={(props) => (
        <button type="button" {...props}>
          More
        </button>
      )}
      entries={[
        { key: 'history', label: 'History', onChoose: refuse },
        { key: 'unpaid', label: 'Not paid after all', refusal: 'A card has paid it.' },
        { key: 'receipt', label: 'Receipt', to: '/receipt' },
      ]}
    />,
  );
  await user.click(screen.getByText('More'));
  const entry = await screen.findByRole('menuitem', { name: 'Not paid after all' });
  expect(entry.getAttribute('aria-disabled')).toBe('true');
  expect(entry.matches(':disabled')).toBe(false);
  const description = document.getElementById(entry.getAttribute('aria-describedby')!);
  expect(description?.textContent).toBe('A card has paid it.');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(entry);
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('menu')).not.toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Receipt');
  expect(refuse).not.toHaveBeenCalled();
});

it('a second press on an entry of a menu that is closing does nothing, and the menu can be opened again', async () => {
  const duplicate = vi.fn();
  const { user, address } = await showScreen(
    <OfficeMenu
      button={(props) => (
        <button type="button" {...props}>
          More
        </button>
      )}
      entries={[
        { key: 'duplicate', label: 'Duplicate', onChoose: duplicate },
        { key: 'receipt', label: 'Receipt', to: '/receipt' },
      ]}
    />,
  );
  await user.click(screen.getByText('More'));
  const [first, link] = [await screen.findByText('Duplicate'), screen.getByText('Receipt')];
  // All before it is drawn closed: nothing moves here, so that there is no closing menu to press.
  act(() => {
    for (const entry of [first, first, link]) entry.click();
  });
  expect(duplicate).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.click(screen.getByText('More'));
  await user.click(await screen.findByText('Duplicate'));
  expect(duplicate).toHaveBeenCalledTimes(2);
});
