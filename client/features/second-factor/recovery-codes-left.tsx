import Typography from '@mui/material/Typography';
import { RECOVERY_CODES } from '../../../rules/recovery-codes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** With so few left it is time for new ones. */
const FEW = 3;

/** How many recovery codes have not been used. */
export function RecoveryCodesLeft({ number }: { number: number }) {
  const { t } = useTranslation();
  const isFew = number <= FEW;
  return (
    <Typography sx={{ mb: 3, fontWeight: isFew ? 600 : undefined }}>
      {t('security.codesLeft', { number, total: RECOVERY_CODES })} {isFew && t('security.fewCodes')}
    </Typography>
  );
}
