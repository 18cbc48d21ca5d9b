import type { ReactNode } from 'react';
import { Permission } from '../../../rules/permissions.ts';
import { PATHS } from '../../components/page/paths.ts';
import { SignedInOnly } from '../../components/page/signed-in-only.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

interface MembersOnlyProps {
  /** The page's, for those who may not see it. */
  title: string;
  /** Says 'Login with your account.' before it leads to the login, as the profile form does (spec §5). */
  tells?: boolean;
  children: ReactNode;
}

/** A page for members of the matrimonial section; others are led to its login (D26), administrators too. */
export function MembersOnly({ tells = false, ...props }: MembersOnlyProps) {
  const { t } = useTranslation();
  return (
    <SignedInOnly
      {...props}
      permission={Permission.USE_MATRIMONIALS}
      signInAt={PATHS.matrimonialLogin}
      hint={t('memberAccounts.forMembers')}
      redirectMessage={tells ? 'loginWithAccount' : undefined}
      redirectTo={PATHS.matrimonialLogin}
    />
  );
}
