import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { focusWhenShown } from '../../components/form/focus-when-shown.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Says what happens next with an account that an administrator must approve. */
export function RegistrationPending() {
  const { t } = useTranslation();
  return (
    <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Typography variant="h2" ref={focusWhenShown} tabIndex={-1} sx={{ fontSize: '1.5rem', mb: 2 }}>
        {t('memberAccounts.pendingTitle')}
      </Typography>
      <Typography sx={{ mb: 2 }}>{t('memberAccounts.pendingText')}</Typography>
      <Typography>
        {t('memberAccounts.pendingQuestion')}{' '}
        <Link component={RouterLink} to={PATHS.contact}>
          {t('layout.contact')}
        </Link>
      </Typography>
    </Card>
  );
}
