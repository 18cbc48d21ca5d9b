import Warning from '@mui/icons-material/WarningAmberOutlined';
import Chip from '@mui/material/Chip';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Marks a request at whose time somebody else has the hall, or asks for it. */
export function ClashMark() {
  const { t } = useTranslation();
  return (
    <Chip
      size="small"
      variant="outlined"
      color="warning"
      icon={<Warning />}
      label={t('hallHire.admin.clashes')}
      // On a phone and in a day of the calendar its text needs two lines.
      sx={{ height: 'auto', minHeight: 24, mt: 0.5, '& .MuiChip-label': { whiteSpace: 'normal' } }}
    />
  );
}
