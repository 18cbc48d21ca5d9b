import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSignInAddress } from '../authentication/return-address.ts';
import { PATHS } from './paths.ts';

/**
 * A warning above a page whose session has ended: its link signs in in a new tab, which leads to the same page.
 */
export function SessionEnded({ signInAt = PATHS.login }: { signInAt?: string }) {
  const { t } = useTranslation();
  const signIn = useSignInAddress()(signInAt);
  return (
    <Alert severity="warning" sx={{ position: 'sticky', top: 0, zIndex: 2, borderRadius: 0 }}>
      {t('admin.sessionEnded')}{' '}
      <Link href={signIn} target="_blank" rel="noopener">
        {t('admin.signInAgain')}
      </Link>
    </Alert>
  );
}
