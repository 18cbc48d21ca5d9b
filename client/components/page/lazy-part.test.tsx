import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { lazyPart } from './lazy-part.tsx';
import { PartBoundary } from './part-boundary.tsx';

const Receipt = ({ reference }: { reference: string }) => <p>Receipt {reference}</p>;

const retry = () => screen.findByRole('button', { name: 'Try again' });

describe('a part of a page', () => {
  // React reports what a boundary catches.
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
  afterEach(() => void vi.restoreAllMocks());

  it('that cannot be loaded fails alone, with what was typed beside it, and can be tried again', async () => {
    const load = vi.fn(async () => Receipt);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const Part = lazyPart(load, <p>Soon</p>);
    const { user } = await showScreen(
      <>
        <input aria-label="Name" />
        <Part reference="D-7" />
      </>,
    );
    await user.type(screen.getByRole('textbox'), 'Asha');
    await screen.findByText('This could not be loaded.');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Asha');
    await user.click(await retry());
    await screen.findByText('Receipt D-7');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Asha');
  });

  it('that throws takes no other with it', async () => {
    let isBroken = true;
    const Card = () => {
      if (isBroken) throw new Error('No such month');
      return <p>Coming</p>;
    };
    const { user } = await showScreen(
      <>
        <PartBoundary>
          <Card />
        </PartBoundary>
        <p>Waiting</p>
      </>,
    );
    expect(screen.getByText('Waiting')).toBeDefined();
    isBroken = false;
    await user.click(await retry());
    expect(screen.getByText('Coming')).toBeDefined();
  });
});
