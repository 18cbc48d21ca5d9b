import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { usePrefetchOnInteraction } from './use-prefetch-on-interaction.ts';

function Field({ load }: { load: () => Promise<unknown> }) {
  usePrefetchOnInteraction(load);
  return <input aria-label="Name" />;
}

const name = () => screen.getByRole('textbox', { name: 'Name' });

describe('usePrefetchOnInteraction', () => {
  it('loads once when a field is filled in, also by the browser or by dictation', async () => {
    const touch = () => fireEvent.input(name());
    const load = vi.fn(async () => undefined);
    await showScreen(<Field load={load} />);
    // As a page may do on its own.
    fireEvent.focusIn(name());
    expect(load).not.toHaveBeenCalled();
    touch();
    touch();
    await expect.poll(() => load).toHaveBeenCalledOnce();
  });

  it('tries again when the network is back, and at the next touch', async () => {
    const load = vi.fn(async () => undefined).mockRejectedValue(new TypeError('Failed to fetch'));
    await showScreen(<Field load={load} />);
    for (const [count, touch] of [
      [1, () => fireEvent.keyDown(name())],
      [2, () => window.dispatchEvent(new Event('online'))],
      [3, () => fireEvent.pointerDown(name())],
    ] as const) {
      touch();
      await expect.poll(() => load.mock.settledResults.length).toBe(count);
    }
  });
});
