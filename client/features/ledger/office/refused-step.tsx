import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { DonationStatus, refusedChange } from '../../../../rules/donation-states.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { LedgerDonationFieldsFragment } from './donation-ledger.generated.ts';
import { linesAddress } from './statement-address.ts';

/** A step that is not possible, and why. */
export interface Refused {
  step: DonationStatus;
  refusal: NonNullable<ReturnType<typeof refusedChange>>;
}

interface RefusedStepProps {
  refusal: Refused['refusal'];
  donation: LedgerDonationFieldsFragment;
  sx?: SxProps;
}

/** Why a status cannot be changed by hand, and where what has paid it can be undone. */
export function RefusedStep({ refusal, donation: { bankStatementId, reference }, sx }: RefusedStepProps) {
  const { t } = useTranslation();
  return (
    <Box sx={sx}>
      <Typography variant="body2" color="textSecondary">
        {t(`messages.${refusal}`)}
      </Typography>
      {bankStatementId && (
        <Link
          component={RouterLink}
          to={linesAddress(bankStatementId, reference)}
          variant="body2"
          sx={{ display: 'inline-block', py: 1 }}
        >
          {t('donations.openStatement')}
        </Link>
      )}
    </Box>
  );
}
