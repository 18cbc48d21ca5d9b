import type { ReactNode } from 'react';
import { Permission } from '../../../rules/permissions.ts';
import { PATHS } from '../../components/page/paths.ts';
import { SignedInOnly } from '../../components/page/signed-in-only.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

interface MembersOnlyProps {
  /** The title of the page, for visitors who may not see it. */
  title: string;
  /** Shows 'Login with your account.' before redirecting to the login, as the profile form must. */
  showsMessage?: boolean;
  children: ReactNode;
}

/** A page for members of the matrimonial section; others, also administrators, are redirected to its login. */
export function MembersOnly({ showsMessage = false, ...props }: MembersOnlyProps) {
  const { t } = useTranslation();
  return (
    <SignedInOnly
      {...props}
      permission={Permission.USE_MATRIMONIALS}
      signInAt={PATHS.matrimonialLogin}
      hint={t('memberAccounts.forMembers')}
      redirectMessage={showsMessage ? 'loginWithAccount' : undefined}
      redirectTo={PATHS.matrimonialLogin}
    />
  );
}
