import Box from '@mui/material/Box';
import { ThemeProvider } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { Role } from '../../rules/permissions.ts';
import { PATHS } from '../components/paths.ts';
import { Redirect } from '../components/redirect.tsx';
import { useViewer } from '../graphql/use-viewer.ts';
import { adminTheme } from './theme.ts';

/**
 * The administration's pages, on plain white ground. Whoever is no administrator is sent home (spec §6): a
 * courtesy only, for the server checks every operation itself.
 */
export function AdminOnly() {
  const { viewer, loading } = useViewer();
  if (loading) return null;
  if (viewer.role !== Role.ADMIN) return <Redirect to={PATHS.home} />;
  return (
    <ThemeProvider theme={adminTheme}>
      <Box sx={{ bgcolor: 'background.default', borderTop: 1, borderColor: 'divider', minHeight: '60vh' }}>
        <Outlet />
      </Box>
    </ThemeProvider>
  );
}
