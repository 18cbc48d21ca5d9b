import { Outlet, useLocation } from 'react-router-dom';
import { Role } from '../../../rules/permissions.ts';
import { Kit } from '../../components/kit/kit.tsx';
import { usePageRecord } from '../../components/page/page-record.ts';
import { PATHS } from '../../components/page/paths.ts';
import { Redirect } from '../../components/page/redirect.tsx';
import { SignInRequired } from '../../components/page/signed-in-only.tsx';
import { useGuard } from '../../components/page/use-guard.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisitorFrame } from '../visitor-frame.tsx';
import { OfficeFrame } from './office-frame.tsx';
import { permissionAt } from './office-sections.ts';
import { WithheldOffice } from './withheld-office.tsx';

/** Redirects home; on the matrimonial dashboard, visitors without a session are asked to sign in. */
function NotAdmin({ hasLeft }: { hasLeft: boolean }) {
  const { t } = useTranslation();
  const { role } = useViewer().viewer;
  const { pathname } = useLocation();
  const record = usePageRecord();
  if (pathname !== PATHS.matrimonialAdminDashboard || hasLeft || role === Role.MAIN_USER)
    return <Redirect to={PATHS.home} />;
  // So that this answer is not cached as the page.
  if (record) record.status = 403;
  return (
    <SignInRequired
      title={t('pages.matrimonialAdminDashboard')}
      hint={t('admin.forAdministrators')}
      redirectMessage="signInRequired"
      signInAt={PATHS.login}
      redirectTo={PATHS.login}
    />
  );
}

/**
 * The office. Everybody but administrators is redirected, which is a courtesy only: the server checks every
 * operation. Administrators whose session has ended keep what they typed; nobody else ever sees it.
 */
export function AdminOnly() {
  const { loading, isAllowed, isLost, owner } = useGuard(({ role }) => role === Role.ADMIN);

  const { permissions, withheldRoles } = useViewer().viewer;
  const { pathname } = useLocation();
  const required = permissionAt(pathname);
  const lacksRole = required !== undefined && !permissions.includes(required);

  if (loading) return null;
  if (!isAllowed && !isLost)
    return (
      <Kit>
        <VisitorFrame>
          {withheldRoles.length > 0 ? <WithheldOffice /> : <NotAdmin hasLeft={owner !== ''} />}
        </VisitorFrame>
      </Kit>
    );
  // It looks like the page for visitors, without the office around it.
  if (pathname === PATHS.officePreview && isAllowed && !lacksRole)
    return (
      <Kit>
        <VisitorFrame>
          <Outlet />
        </VisitorFrame>
      </Kit>
    );
  return <OfficeFrame key={owner} isLost={isLost} lacksRole={isAllowed && lacksRole} />;
}
