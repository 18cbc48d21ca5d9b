import { useErrorText } from '../../../../components/dialogs/message-text.ts';
import { useNotify } from '../../../../components/dialogs/notify.tsx';
import { useDoneNotice } from '../../../../components/office/done-notice.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import {
  type StandingOrderFieldsFragment,
  useSetStandingOrderEndedMutation,
} from './standing-orders.generated.ts';

/** Says that a standing order is over or goes on, which can be undone at once. */
export function useEndOrder() {
  const { t } = useTranslation();
  const notify = useNotify();
  const done = useDoneNotice();
  const errorText = useErrorText();
  const [send] = useSetStandingOrderEndedMutation();
  return async function setEnded(order: StandingOrderFieldsFragment, isEnded: boolean): Promise<void> {
    const { donorId, subTypeId, donorName: name } = order;
    try {
      await send({ variables: { donorId, subTypeId, isEnded } });
      done({
        text: t(isEnded ? 'standingOrders.isEnded' : 'standingOrders.isExpected', { name }),
        undo: () => setEnded(order, !isEnded),
      });
    } catch (error) {
      await notify(errorText(error));
    }
  };
}
