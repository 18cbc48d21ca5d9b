import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { DonorOption } from './find-donors.ts';

/** A donor in the list of those who were found. */
export function FoundDonor({ donor: { id, name, postcode, address, email } }: { donor: DonorOption }) {
  const { t } = useTranslation();
  if (id === null) return t('counts.newDonor', { name });
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[address.split('\n')[0], postcode, email].filter(Boolean).join(', ')}
      </Typography>
    </Box>
  );
}
