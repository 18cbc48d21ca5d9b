import { useState } from 'react';
import { useErrorText } from '../../../components/dialogs/message-text.ts';
import { useConfirm, useNotify } from '../../../components/dialogs/notify.tsx';
import { useDoneNotice } from '../../../components/office/done-notice.tsx';
import { useMoneyIn } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  type CardMoneyQuery,
  useEnterCardMoneyMutation,
  useSettleCardMoneyMutation,
} from './cards.generated.ts';

type Money = CardMoneyQuery['cardMoney'][number];

/** What a treasurer decides about money by card that is in no gift. */
export function useCardMoneyActs() {
  const { t } = useTranslation();
  const money = useMoneyIn();
  const notify = useNotify();
  const confirm = useConfirm();
  const done = useDoneNotice();
  const errorText = useErrorText();
  const [busyId, setBusyId] = useState<number>();
  const [sendEnter] = useEnterCardMoneyMutation();
  const [sendSettle] = useSettleCardMoneyMutation();

  const act = async ({ id }: Money, send: () => Promise<unknown>, text: string) => {
    setBusyId(id);
    try {
      await send();
      done({ text });
    } catch (error) {
      await notify(errorText(error));
    } finally {
      setBusyId(undefined);
    }
  };
  return {
    busyId,
    enter: (row: Money) =>
      act(
        row,
        () => sendEnter({ variables: { id: row.id } }),
        t('cardDesk.entered', { amount: money(row.pence, row.currency) }),
      ),
    /** Asked before, for nothing brings it back. */
    settle: async (row: Money) => {
      const amount = money(row.pence, row.currency);
      if (!(await confirm(t('cardDesk.ask', { amount, reference: row.reference })))) return;
      await act(row, () => sendSettle({ variables: { id: row.id } }), t('cardDesk.settled', { amount }));
    },
  };
}
