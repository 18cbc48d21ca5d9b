import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { useVisibility } from './use-visibility.ts';

function Chosen() {
  const { plan, setPlan, hold, isHeld, markUnneeded, isUnneeded, isChanged } = useVisibility();
  return (
    <>
      <button type="button" onClick={() => setPlan({ from: '2031-03-01T18:00', until: '' })}>
        Plan
      </button>
      <button type="button" onClick={() => hold('gu', true)}>
        Hold back
      </button>
      <button type="button" onClick={() => markUnneeded('te', true)}>
        Not needed
      </button>
      <output>{JSON.stringify([plan.from, isHeld('gu'), isUnneeded('te'), isChanged])}</output>
    </>
  );
}

const PRESSES = ['Plan', 'Hold back', 'Not needed'];

it.each([PRESSES, [...PRESSES].reverse()])(
  'when it is shown and in which languages are chosen one after another: %s, %s, %s',
  async (...presses) => {
    const { user } = await showScreen(<Chosen />);
    expect(screen.getByRole('status').textContent).toBe('["",false,false,false]');
    for (const press of presses) await user.click(screen.getByText(press));
    expect(screen.getByRole('status').textContent).toBe('["2031-03-01T18:00",true,true,true]');
  },
);
