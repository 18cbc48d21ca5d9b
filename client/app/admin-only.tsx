import Box from '@mui/material/Box';
import { ThemeProvider } from '@mui/material/styles';
import { Outlet, useLocation } from 'react-router-dom';
import { Role } from '../../rules/permissions.ts';
import { usePageRecord } from '../components/page/page-record.ts';
import { PATHS } from '../components/page/paths.ts';
import { Redirect } from '../components/page/redirect.tsx';
import { SessionEnded } from '../components/page/session-ended.tsx';
import { SignInFirst } from '../components/page/signed-in-only.tsx';
import { useGuard } from '../components/page/use-guard.ts';
import { useViewer } from '../graphql/use-viewer.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { adminTheme } from './admin-theme.ts';

/** Whoever is no administrator is sent home; of the matrimonial dashboard strangers are told to sign in (spec §6). */
function NoAdmin({ hasLeft }: { hasLeft: boolean }) {
  const { t } = useTranslation();
  const { role } = useViewer().viewer;
  const { pathname } = useLocation();
  const record = usePageRecord();
  if (pathname !== PATHS.matrimonialAdminDashboard || hasLeft || role === Role.MAIN_USER)
    return <Redirect to={PATHS.home} />;
  // It is not the page itself, and not kept for others.
  if (record) record.status = 403;
  return (
    <SignInFirst
      title={t('pages.matrimonialAdminDashboard')}
      hint={t('admin.forAdministrators')}
      told="signInRequired"
      signInAt={PATHS.login}
      otherwise={PATHS.login}
    />
  );
}

/**
 * The administration's pages, on plain white ground. Whoever is no administrator is sent away (spec §6): a
 * courtesy only, for the server checks every operation itself. Whoever was one until now keeps what they typed;
 * nobody else ever sees it.
 */
export function AdminOnly() {
  const { loading, isAllowed, isLost, owner } = useGuard(({ role }) => role === Role.ADMIN);

  if (loading) return null;
  if (!isAllowed && !isLost) return <NoAdmin hasLeft={owner !== ''} />;
  return (
    <ThemeProvider theme={adminTheme}>
      <Box sx={{ bgcolor: 'background.default', borderTop: 1, borderColor: 'divider', minHeight: '60vh' }}>
        {isLost && <SessionEnded />}
        <Outlet key={owner} />
      </Box>
    </ThemeProvider>
  );
}
