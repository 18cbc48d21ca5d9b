import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { PageHeading } from '../../components/page-heading.tsx';
import { PageMeta } from '../../components/page-meta.tsx';
import { PATHS } from '../../components/paths.ts';
import { EventDashboardSection } from '../events/event-dashboard-section.tsx';

/** What administrators keep (spec §2): one section for each kind of content. */
export function AdminDashboardPage() {
  const { t } = useTranslation();
  return (
    <Container sx={{ py: 4 }}>
      <PageMeta title={t('admin.dashboard')} noindex />
      <PageHeading
        plain
        title={t('admin.dashboard')}
        lead={t('admin.dashboardLead')}
        action={
          <Button component={RouterLink} to={PATHS.matrimonialAdminDashboard} variant="outlined">
            {t('admin.toMatrimonials')}
          </Button>
        }
      />
      <EventDashboardSection />
    </Container>
  );
}
