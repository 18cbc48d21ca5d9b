import { ChargeState } from '../../../../rules/charges.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { SmallText } from '../../../components/office/row-cell.tsx';
import { ToneChip } from '../../../components/office/tone-chip.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { useLineDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Charge } from './charge-name.ts';

/** Where the money of a charge stands, and below it what says more. */
export function ChargeChip({ charge }: { charge: Charge }) {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  const { state, pence, openPence, returnedPence, returnablePence, dueOn, backOn, voidedReason } = charge;
  const isOverdue = state === ChargeState.OPEN && dueOn < currentDay();
  const isBackDue = returnablePence > 0 && (state === 'VOID' || !backOn || backOn <= currentDay());
  const details = [
    state === ChargeState.OPEN && t('charges.dueShort', { day: dayText(dueOn, true) }),
    state === ChargeState.OPEN &&
      openPence < pence &&
      t('charges.partPaid', { paid: money(pence - openPence), total: money(pence) }),
    state === ChargeState.VOID && voidedReason && t('charges.voidedBecause', { reason: voidedReason }),
    isBackDue && t('charges.toRefund', { amount: money(returnablePence) }),
    returnedPence > 0 && returnablePence === 0 && t('charges.allReturned'),
  ].filter(Boolean);
  const tone = { OPEN: 'planned', PAID: 'success', VOID: 'quiet' } as const;
  return (
    <>
      <ToneChip
        tone={isOverdue ? 'alert' : tone[state]}
        label={t(`charges.states.${isOverdue ? 'OVERDUE' : state}`)}
      />
      {details.length > 0 && <SmallText>{details.join('\n')}</SmallText>}
    </>
  );
}
