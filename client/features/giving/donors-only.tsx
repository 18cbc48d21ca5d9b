import type { ReactNode } from 'react';
import { Permission } from '../../../rules/permissions.ts';
import { PATHS } from '../../components/page/paths.ts';
import { SignedInOnly } from '../../components/page/signed-in-only.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

interface DonorsOnlyProps {
  /** The title of the page, for visitors who may not see it. */
  title: string;
  /** Where such visitors are sent after the message. */
  redirectTo: string;
  children: ReactNode;
}

/** A page for signed-in users of the main site; others get a message to sign in and are redirected. */
export function DonorsOnly(props: DonorsOnlyProps) {
  const { t } = useTranslation();
  return (
    <SignedInOnly
      {...props}
      permission={Permission.DONATE}
      signInAt={PATHS.login}
      hint={t('donations.forMembers')}
      redirectMessage="signInRequired"
    />
  );
}
