import { useAct } from '../../../components/dialogs/use-act.ts';
import { useMoneyIn } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  type CardMoneyQuery,
  useEnterCardMoneyMutation,
  useSettleCardMoneyMutation,
} from './cards.generated.ts';

type Money = CardMoneyQuery['cardMoney'][number];

/** What a treasurer decides about money by card that is in no donation. */
export function useCardMoneyActs() {
  const { t } = useTranslation();
  const money = useMoneyIn();
  const { act, isBusyWith } = useAct();
  const [sendEnter] = useEnterCardMoneyMutation();
  const [sendSettle] = useSettleCardMoneyMutation();
  return {
    isBusyWith,
    enter: ({ id, pence, currency }: Money) =>
      act({
        about: id,
        work: () => sendEnter({ variables: { id } }),
        done: t('cardDesk.entered', { amount: money(pence, currency) }),
      }),
    /** Asked before, for nothing brings it back. */
    settle({ id, pence, currency, reference }: Money) {
      const amount = money(pence, currency);
      return act({
        about: id,
        ask: { question: t('cardDesk.ask', { amount, reference }), action: t('cardDesk.settle') },
        work: () => sendSettle({ variables: { id } }),
        done: t('cardDesk.settled', { amount }),
      });
    },
  };
}
