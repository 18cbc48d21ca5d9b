import Change from '@mui/icons-material/EditCalendarOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { useTranslation } from '../../../i18n/use-translation.ts';

function Mark(props: Pick<ChipProps, 'color' | 'icon' | 'label'>) {
  return (
    <Chip
      {...props}
      size="small"
      variant="outlined"
      // The text wraps to two lines on a phone.
      sx={{ height: 'auto', minHeight: 24, mt: 0.5, '& .MuiChip-label': { whiteSpace: 'normal' } }}
    />
  );
}

/** Marks a request that overlaps another request or a booking. */
export function ClashMark() {
  const { t } = useTranslation();
  return <Mark color="warning" icon={<Warning />} label={t('hallHire.admin.clashes')} />;
}

/** Marks a booking to come of which the hirer has asked for a change. */
export function WishMark() {
  const { t } = useTranslation();
  return <Mark color="info" icon={<Change />} label={t('hallHire.admin.wishes')} />;
}
