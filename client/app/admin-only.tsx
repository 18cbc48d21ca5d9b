import Box from '@mui/material/Box';
import { ThemeProvider } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { Role } from '../../rules/permissions.ts';
import { PATHS } from '../components/paths.ts';
import { Redirect } from '../components/redirect.tsx';
import { SessionEnded } from '../components/session-ended.tsx';
import { useGuard } from '../components/use-guard.ts';
import { adminTheme } from './admin-theme.ts';

/**
 * The administration's pages, on plain white ground. Whoever is no administrator is sent home (spec §6): a
 * courtesy only, for the server checks every operation itself. Whoever was one until now keeps what they typed;
 * nobody else ever sees it.
 */
export function AdminOnly() {
  const { loading, isAllowed, isLost, owner } = useGuard(({ role }) => role === Role.ADMIN);

  if (loading) return null;
  if (!isAllowed && !isLost) return <Redirect to={PATHS.home} />;
  return (
    <ThemeProvider theme={adminTheme}>
      <Box sx={{ bgcolor: 'background.default', borderTop: 1, borderColor: 'divider', minHeight: '60vh' }}>
        {isLost && <SessionEnded />}
        <Outlet key={owner} />
      </Box>
    </ThemeProvider>
  );
}
