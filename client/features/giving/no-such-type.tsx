import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Shown instead of the form when the address has an unknown or inactive type. */
export function NoSuchType() {
  const { t } = useTranslation();
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <Typography>{t('messages.donationTypeRequired')}</Typography>
      <Button component={Link} to={PATHS.payments} variant="contained">
        {t('pages.payments')}
      </Button>
    </Stack>
  );
}
