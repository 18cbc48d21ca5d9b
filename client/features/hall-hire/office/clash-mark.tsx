import Warning from '@mui/icons-material/WarningAmberOutlined';
import Chip from '@mui/material/Chip';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Marks a request that overlaps another request or a booking. */
export function ClashMark() {
  const { t } = useTranslation();
  return (
    <Chip
      size="small"
      variant="outlined"
      color="warning"
      icon={<Warning />}
      label={t('hallHire.admin.clashes')}
      // The text wraps to two lines on a phone and within a day of the calendar.
      sx={{ height: 'auto', minHeight: 24, mt: 0.5, '& .MuiChip-label': { whiteSpace: 'normal' } }}
    />
  );
}
