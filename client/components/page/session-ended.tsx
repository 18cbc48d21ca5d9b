import { useTranslation } from '../../i18n/use-translation.ts';
import { useSignInAddress } from '../authentication/return-address.ts';
import { PATHS } from './paths.ts';
import styles from './session-ended.module.css';

/**
 * A warning above a page whose session has ended: its link signs in in a new tab, which leads to the same page.
 */
export function SessionEnded({ signInAt = PATHS.login }: { signInAt?: string }) {
  const { t } = useTranslation();
  const signIn = useSignInAddress()(signInAt);
  return (
    <p role="alert" className={`alert alert-warning ${styles.ended}`}>
      {t('admin.sessionEnded')}{' '}
      <a href={signIn} target="_blank" rel="noopener">
        {t('admin.signInAgain')}
      </a>
    </p>
  );
}
