import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, CONFLICT, refusal } from '../../../testing/answers.ts';
import { ASKED_ANSWER, Asked } from '../../../testing/asked.tsx';
import { answer, showScreen } from '../../../testing/screen.tsx';
import { HIRE } from '../hire-fixtures.ts';
import { useHireDecisions } from './use-hire-decisions.ts';

function Decisions() {
  const { accept, isBusy } = useHireDecisions(HIRE);
  return (
    <>
      <button type="button" disabled={isBusy} onClick={accept}>
        Accept it
      </button>
      <Asked />
    </>
  );
}

describe('useHireDecisions', () => {
  it('[D33] shows a hire as it is now when somebody else has decided it meanwhile', async () => {
    const { client, sent } = answering({
      ...ASKED_ANSWER,
      HallMonth: () => ({ hallMonth: [] }),
      AcceptHire: () => {
        throw refusal(CONFLICT);
      },
    });
    const { user } = await showScreen(<Decisions />, '/', client);
    await user.click(screen.getByText('Accept it'));
    await answer(user, /Asha/, 'Accept');
    await answer(user, /./);
    await waitFor(() => expect(sent('Asked')).toHaveLength(2));
    await waitFor(() => expect(screen.getByText('Accept it')).toHaveProperty('disabled', false));
  });
});
