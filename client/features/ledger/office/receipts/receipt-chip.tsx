import { ReceiptState } from '../../../../../rules/receipts.ts';
import { ToneChip } from '../../../../components/office/tone-chip.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';

const TONES = {
  [ReceiptState.ISSUED]: 'success',
  [ReceiptState.REFUNDED]: 'quiet',
  [ReceiptState.VOID]: 'planned',
} as const;

/** What has become of a receipt, as a word. */
export function ReceiptChip({ state }: { state: ReceiptState }) {
  const { t } = useTranslation();
  return <ToneChip tone={TONES[state]} label={t(`receipts.states.${state}`)} />;
}
