import ListAlt from '@mui/icons-material/ListAltOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router-dom';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useUsedParts } from '../../components/page/page-parts.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OpenTasksDashboardSection } from '../set-up/office/open-tasks-dashboard-section.tsx';
import { SectionLinks } from './section-links.tsx';
import { useSections } from './sections.ts';

/** The administrators' dashboard (spec §2): a section for each kind of record. */
export function AdminDashboardPage() {
  const { t } = useTranslation();
  const sections = useSections();
  const hasMatrimonials = useUsedParts()('matrimonial');
  return (
    <Container sx={{ py: 4 }}>
      <PageMeta title={t('admin.dashboard')} noindex />
      <PageHeading
        plain
        title={t('admin.dashboard')}
        lead={t('admin.dashboardLead')}
        action={
          <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button
              component={RouterLink}
              to={PATHS.siteSettings}
              variant="outlined"
              startIcon={<Settings />}
            >
              {t('siteSettings.title')}
            </Button>
            <Button component={RouterLink} to={PATHS.selectLists} variant="outlined" startIcon={<ListAlt />}>
              {t('selectLists.title')}
            </Button>
            {hasMatrimonials && (
              <Button component={RouterLink} to={PATHS.matrimonialAdminDashboard} variant="outlined">
                {t('admin.toMatrimonials')}
              </Button>
            )}
          </Stack>
        }
      />
      <OpenTasksDashboardSection />
      <SectionLinks />
      {sections.map(({ id, Section }) => (
        <Section key={id} section={id} />
      ))}
    </Container>
  );
}
