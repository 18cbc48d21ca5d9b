import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslation } from '../i18n/use-translation.ts';
import { PATHS } from './paths.ts';

/** Above a page whose session has ended: the way to sign in without losing it. */
export function SessionEnded({ signInAt = PATHS.login }: { signInAt?: string }) {
  const { t } = useTranslation();
  return (
    <Alert severity="warning" sx={{ position: 'sticky', top: 0, zIndex: 2, borderRadius: 0 }}>
      {t('admin.sessionEnded')}{' '}
      <Link href={signInAt} target="_blank" rel="noopener">
        {t('admin.signInAgain')}
      </Link>
    </Alert>
  );
}
