import Change from '@mui/icons-material/EditCalendarOutlined';
import Chip from '@mui/material/Chip';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Marks a booking to come of which the hirer has asked for a change. */
export function WishMark() {
  const { t } = useTranslation();
  return (
    <Chip
      size="small"
      variant="outlined"
      color="info"
      icon={<Change />}
      label={t('hallHire.admin.wishes')}
      // The text wraps to two lines on a phone.
      sx={{ height: 'auto', minHeight: 24, mt: 0.5, '& .MuiChip-label': { whiteSpace: 'normal' } }}
    />
  );
}
