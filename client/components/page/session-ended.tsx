import { createContext, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSignInAddress } from '../authentication/return-address.ts';
import styles from './session-ended.module.css';

/** The login of a page whose session has ended, for the dialogs that lie over its warning; else undefined. */
export const SessionEndedContext = createContext<string | undefined>(undefined);

/**
 * A warning above a page whose session has ended: its link signs in in a new tab, which leads to the same page.
 */
export function SessionEnded({ signInAt }: { signInAt: string }) {
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

interface LostSessionProps {
  isLost: boolean;
  /** The realm's login page. */
  signInAt: string;
  /** What was typed, which stays. */
  children: ReactNode;
}

/** A page that stays when its session ends, with the warning above it. */
export function LostSession({ isLost, signInAt, children }: LostSessionProps) {
  return (
    <SessionEndedContext value={isLost ? signInAt : undefined}>
      {isLost && <SessionEnded signInAt={signInAt} />}
      {children}
    </SessionEndedContext>
  );
}
