import ListAlt from '@mui/icons-material/ListAltOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router-dom';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { UsersDashboardSection } from '../accounts/office/users-dashboard-section.tsx';
import { AuditSection } from '../audit/audit-section.tsx';
import { CommitteeDashboardSection } from '../committee/office/committee-dashboard-section.tsx';
import { ContactDashboardSection } from '../contact/office/contact-dashboard-section.tsx';
import { PdfDocumentDashboardSection } from '../documents/office/pdf-document-dashboard-section.tsx';
import { DonationsDashboardSection } from '../donations/office/donations-dashboard-section.tsx';
import { EventDashboardSection } from '../events/office/event-dashboard-section.tsx';
import { HallHireDashboardSection } from '../hall-hire/office/hall-hire-dashboard-section.tsx';
import { HomeVideoDashboardSection } from '../home-videos/office/home-video-dashboard-section.tsx';
import { NoticeDashboardSection } from '../notices/office/notice-dashboard-section.tsx';
import { PoojaSevaDashboardSection } from '../pooja-sevas/office/pooja-seva-dashboard-section.tsx';
import { VideoLinkDashboardSection } from '../video-links/office/video-link-dashboard-section.tsx';
import { SectionLinks } from './section-links.tsx';

/** What administrators keep (spec §2): one section for each kind of content, in its order. */
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
            <Button component={RouterLink} to={PATHS.matrimonialAdminDashboard} variant="outlined">
              {t('admin.toMatrimonials')}
            </Button>
          </Stack>
        }
      />
      <SectionLinks />
      <ContactDashboardSection />
      <HomeVideoDashboardSection />
      <NoticeDashboardSection />
      <EventDashboardSection />
      <VideoLinkDashboardSection />
      <PoojaSevaDashboardSection />
      <CommitteeDashboardSection />
      <PdfDocumentDashboardSection />
      <DonationsDashboardSection />
      <HallHireDashboardSection />
      <UsersDashboardSection />
      <AuditSection />
    </Container>
  );
}
