import Box from '@mui/material/Box';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const COLOURS: Readonly<Record<DonationStatus, string>> = {
  [DonationStatus.PENDING]: 'brand.rust',
  [DonationStatus.PAID]: 'success.main',
  [DonationStatus.CANCELLED]: 'text.secondary',
  [DonationStatus.REFUNDED]: 'text.secondary',
};

/** The status of a donation as text. */
export function StatusLabel({ status }: { status: DonationStatus }) {
  const { t } = useTranslation();
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1.5,
        py: 0.25,
        border: 1,
        borderColor: 'currentColor',
        borderRadius: '999px',
        color: COLOURS[status],
        fontWeight: 600,
        fontSize: '1rem',
        whiteSpace: 'nowrap',
      }}
    >
      {t(`donations.status.${status}`)}
    </Box>
  );
}
