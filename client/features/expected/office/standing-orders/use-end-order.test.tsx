import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DoneNoticeProvider } from '../../../../components/office/done-notice.tsx';
import { answering, LOST } from '../../../../testing/answers.ts';
import { answer, showScreen } from '../../../../testing/screen.tsx';
import type { StandingOrderFieldsFragment } from './standing-orders.generated.ts';
import { useEndOrder } from './use-end-order.ts';

const ORDER = { donorId: 3, subTypeId: 4, donorName: 'Asha' } as StandingOrderFieldsFragment;

function Order() {
  const setEnded = useEndOrder();
  return (
    <button type="button" onClick={() => setEnded(ORDER, true)}>
      It is over
    </button>
  );
}

const order = (
  <DoneNoticeProvider>
    <Order />
  </DoneNoticeProvider>
);

it('that a standing order is over can be undone, and the undoing too; what fails offers no Undo', async () => {
  const { client, answers, sent } = answering({
    SetStandingOrderEnded: () => ({ setStandingOrderEnded: true }),
  });
  const { user } = await showScreen(order, '/', client);
  await user.click(screen.getByText('It is over'));
  await user.click(await screen.findByText('Undo'));
  await waitFor(() => expect(sent('SetStandingOrderEnded')).toHaveLength(2));
  answers.SetStandingOrderEnded = () => {
    throw LOST;
  };
  await user.click(await screen.findByText('Undo'));
  await answer(user, /^The site cannot be reached\./);
  expect(sent('SetStandingOrderEnded')).toEqual(
    [true, false, true].map((isEnded) => ({ donorId: 3, subTypeId: 4, isEnded })),
  );
  expect(screen.queryByText('Undo')).toBeNull();
});
