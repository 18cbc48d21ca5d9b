import { ReasonDialog } from '../../../components/office/reason-dialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useVoidCashCountMutation } from './cash-counts.generated.ts';

/** Asks why a count is voided. */
export function VoidCountDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  const [undo] = useVoidCashCountMutation();
  return (
    <ReasonDialog
      title={t('counts.undoTitle')}
      action={t('counts.undo')}
      lead={t('counts.voidLead')}
      done={t('counts.voided')}
      field={{ label: t('donations.reason'), hint: t('donations.reasonHint'), rows: 2 }}
      onReason={(reason) => undo({ variables: { id, reason } })}
      onClose={onClose}
    />
  );
}
