import Chip from '@mui/material/Chip';
import { ReceiptState } from '../../../../../rules/receipts.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';

const COLOURS = {
  [ReceiptState.ISSUED]: 'success',
  [ReceiptState.REFUNDED]: 'default',
  [ReceiptState.WITHDRAWN]: 'warning',
} as const;

/** What has become of a receipt, as a word. */
export function ReceiptChip({ state }: { state: ReceiptState }) {
  const { t } = useTranslation();
  return (
    <Chip
      label={t(`receipts.states.${state}`)}
      color={COLOURS[state]}
      variant="outlined"
      sx={{ fontWeight: 600 }}
    />
  );
}
