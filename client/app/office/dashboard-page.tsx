import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { CONTENT_SECTIONS } from '../../components/office/content-sections.ts';
import { useMayOpen } from '../../components/office/use-may-open.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PartBoundary } from '../../components/page/part-boundary.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { MessagesSection } from '../../features/contact/office/messages-section.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DashboardContent } from './dashboard-content.tsx';
import { useTodayQuery } from './today.generated.ts';
import { useWaitingText } from './waiting-text.ts';

/** The kinds of content in the specification's order. */
const CONTENT = [
  CONTENT_SECTIONS.homeVideo,
  CONTENT_SECTIONS.notice,
  CONTENT_SECTIONS.event,
  CONTENT_SECTIONS.videoLink,
  CONTENT_SECTIONS.poojaSeva,
  CONTENT_SECTIONS.committeeMember,
  CONTENT_SECTIONS.pdfDocument,
] as const;

/** The dashboard of the specification: a section for each of its lists, of which one sees one's own. */
export function DashboardPage() {
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  const waits = useTodayQuery({ fetchPolicy: 'cache-and-network' }).data?.today.waiting.length;
  const waitingText = useWaitingText();
  const hasMessages = mayOpen({ to: PATHS.officeMessages, permission: 'MANAGE_CONTACT_MESSAGES' });
  const officeSections = CONTENT.filter(({ path: to }) => mayOpen({ to, permission: 'MANAGE_CONTENT' }));
  return (
    <Container sx={{ py: 3 }}>
      <PageMeta title={t('admin.dashboard')} noindex />
      <PageHeading
        plain
        title={t('admin.dashboard')}
        action={
          mayOpen({ to: PATHS.matrimonialAdminDashboard, permission: 'MANAGE_MATRIMONIALS' }) && (
            <Button component={RouterLink} to={PATHS.matrimonialAdminDashboard} variant="outlined">
              {t('admin.toMatrimonials')}
            </Button>
          )
        }
      />
      <Typography sx={{ minHeight: '1.5em' }}>
        {waits !== undefined && (
          <Link component={RouterLink} to={PATHS.officeToday} sx={{ display: 'inline-block', py: 1 }}>
            {waitingText(waits)}
          </Link>
        )}
      </Typography>
      {hasMessages && (
        <PartBoundary>
          <MessagesSection />
        </PartBoundary>
      )}
      {officeSections.map((officeSection) => (
        <PartBoundary key={officeSection.kind}>
          <DashboardContent officeSection={officeSection} />
        </PartBoundary>
      ))}
      {!hasMessages && officeSections.length === 0 && <Typography>{t('admin.noSections')}</Typography>}
    </Container>
  );
}
