import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Role } from '../../rules/permissions.ts';
import { useUsedPages } from '../components/page/page-parts.ts';
import { PATHS } from '../components/page/paths.ts';
import { useViewer } from '../graphql/use-viewer.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { LogoutButton } from './logout-button.tsx';

const rowStyle = { display: 'flex', gap: 0.5 } as const;

const stackStyle = {
  display: 'grid',
  gap: 1,
  '& > *': { justifyContent: 'flex-start', border: 1, borderColor: 'currentColor' },
} as const;

/** What the visitor may do about their own login. */
export function AccountMenu({ stacked = false }: { stacked?: boolean }) {
  const { t } = useTranslation();
  const { viewer } = useViewer();
  const isUsed = useUsedPages();
  const isOfficer = viewer.role === Role.ADMIN || viewer.withheldRoles.length > 0;
  const profile = viewer.role === Role.MEMBER ? PATHS.matrimonialProfile : PATHS.signUp;

  const link = (to: string, text: string) => (
    <Button component={Link} to={to} color="inherit">
      {text}
    </Button>
  );
  return (
    <Box component="nav" aria-label={t('layout.accountMenu')} sx={stacked ? stackStyle : rowStyle}>
      {isOfficer && link(PATHS.adminDashboard, t('layout.dashboard'))}
      {viewer.role === Role.ANONYMOUS
        ? link(PATHS.login, t('layout.signIn'))
        : isUsed(profile) && link(profile, t('layout.profile'))}
      {viewer.role !== Role.ANONYMOUS && <LogoutButton />}
    </Box>
  );
}
