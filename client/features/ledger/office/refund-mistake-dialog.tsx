import { ReasonDialog } from '../../../components/office/reason-dialog.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type DonationHistoryQuery, useUndoRefundMutation } from './donation-ledger.generated.ts';

interface RefundMistakeDialogProps {
  refund: Pick<DonationHistoryQuery['donation']['refunds'][number], 'id' | 'pence'>;
  onClose: () => void;
}

/** Asks why it was a mistake that something was refunded by hand. */
export function RefundMistakeDialog({ refund: { id, pence }, onClose }: RefundMistakeDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const [undo] = useUndoRefundMutation();
  return (
    <ReasonDialog
      title={t('donations.refundMistake')}
      action={t('donations.refundMistake')}
      lead={t('donations.refundMistakeLead', { amount: money(pence) })}
      done={t('donations.refundMistakeDone')}
      field={{ label: t('donations.reason'), hint: t('donations.reasonHint'), rows: 2 }}
      onReason={(reason) => undo({ variables: { id, reason } })}
      onConflict={onClose}
      onClose={onClose}
    />
  );
}
