import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Instead of a form when the address names no type that can be given for (spec §5). */
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
