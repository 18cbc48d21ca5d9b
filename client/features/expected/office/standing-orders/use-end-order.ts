import { useAct } from '../../../../components/dialogs/use-act.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import {
  type StandingOrderFieldsFragment,
  useSetStandingOrderEndedMutation,
} from './standing-orders.generated.ts';

/** Says that a standing order is over or goes on, which can be undone at once. */
export function useEndOrder() {
  const { t } = useTranslation();
  const { act } = useAct();
  const [send] = useSetStandingOrderEndedMutation();
  return function setEnded(order: StandingOrderFieldsFragment, isEnded: boolean): Promise<boolean> {
    const { donorId, subTypeId, donorName: name } = order;
    return act({
      about: `${donorId} ${subTypeId}`,
      work: () => send({ variables: { donorId, subTypeId, isEnded } }),
      done: t(isEnded ? 'standingOrders.isEnded' : 'standingOrders.isExpected', { name }),
      undo: () => setEnded(order, !isEnded),
    });
  };
}
