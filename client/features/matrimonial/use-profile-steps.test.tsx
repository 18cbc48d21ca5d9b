import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { useProfileSteps } from './use-profile-steps.ts';

function Steps() {
  const { step, showField, next } = useProfileSteps(true);
  return (
    <>
      <button type="button" onClick={next}>
        Next
      </button>
      {['religion', 'consent'].map((name) => (
        <button key={name} type="button" onClick={() => showField(name)}>
          {name}
        </button>
      ))}
      <output>{step}</output>
    </>
  );
}

it('a consent that is missing is at the step of what it is for', async () => {
  const { user } = await showScreen(<Steps />);
  const stepOf = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    return screen.getByRole('status').textContent;
  };
  const asked = await stepOf('religion');
  await stepOf('Next');
  expect(await stepOf('consent')).toBe(asked);
});
