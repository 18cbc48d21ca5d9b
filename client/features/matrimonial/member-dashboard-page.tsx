import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { OfficePage } from '../../components/office/office-page.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Section } from '../../components/page/section.tsx';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AuditList } from '../audit/audit-list.tsx';
import { InterestsSection } from './interests-section.tsx';
import { MembersSection } from './members-section.tsx';

/** The administrators' dashboard of the matrimonial section. */
export function MemberDashboardPage() {
  const { t } = useTranslation();
  const { permissions } = useViewer().viewer;
  const title = t('pages.matrimonialAdminDashboard');
  return (
    <OfficePage title={title}>
      <PageHeading
        plain
        title={title}
        lead={t('memberAdmin.lead')}
        action={
          <Button component={RouterLink} to={PATHS.introductions} variant="outlined">
            {t('introductions.title')}
          </Button>
        }
      />
      <MembersSection />
      <InterestsSection />
      {permissions.includes('VIEW_AUDIT_LOG') && (
        <Section title={t('audit.wholeTitle')} id="log">
          <Typography sx={{ mb: 2, color: 'text.secondary', maxWidth: '70ch' }}>{t('audit.lead')}</Typography>
          <AuditList ofMatrimonials />
        </Section>
      )}
    </OfficePage>
  );
}
