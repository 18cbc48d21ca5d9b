import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answering, CONFLICT, refusal } from '../../../testing/answers.ts';
import { answer, showScreen } from '../../../testing/screen.tsx';
import { HIRE } from '../hire-fixtures.ts';
import { useHireDecisions } from './use-hire-decisions.ts';

function Decisions({ reload }: { reload: () => Promise<unknown> }) {
  const { accept, isBusy } = useHireDecisions(HIRE, reload);
  return (
    <button type="button" disabled={isBusy} onClick={accept}>
      Accept it
    </button>
  );
}

describe('useHireDecisions', () => {
  it('[D33] shows a hire as it is now when somebody else has decided it meanwhile', async () => {
    const reload = vi.fn(async () => undefined);
    const { client } = answering({
      HallMonth: () => ({ hallMonth: [] }),
      AcceptHire: () => {
        throw refusal(CONFLICT);
      },
    });
    const { user } = await showScreen(<Decisions reload={reload} />, '/', client);
    await user.click(screen.getByText('Accept it'));
    await answer(user, /Asha/);
    await answer(user, /./);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.getByText('Accept it')).toHaveProperty('disabled', false));
  });
});
