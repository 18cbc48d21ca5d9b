import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { LoadState } from '../../../components/page/load-state.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { PAGE_PADDING } from '../../../components/page/public-page.tsx';
import { Section } from '../../../components/page/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { MembersOnly } from '../members-only.tsx';
import { BlockedList } from './blocked-list.tsx';
import { OwnReports } from './own-reports.tsx';
import { useMatrimonialSafetyQuery } from './safety.generated.ts';

function Lists() {
  const { t } = useTranslation();
  const result = useMatrimonialSafetyQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={320} />}>
      {({ blockedMembers, myCandidateReports }) => (
        <>
          <Section title={t('safety.reportsTitle')} id="reports">
            <OwnReports reports={myCandidateReports} />
          </Section>
          <Section title={t('safety.blockedTitle')} id="blocked">
            <BlockedList members={blockedMembers} />
          </Section>
        </>
      )}
    </LoadState>
  );
}

/** Whom a member has blocked, and what became of their reports. */
export function MatrimonialSafetyPage() {
  const { t } = useTranslation();
  const title = t('safety.title');
  return (
    <MembersOnly title={title}>
      <Container component="div" maxWidth="md" sx={PAGE_PADDING}>
        <PageMeta title={title} noindex />
        <PageHeading title={title} lead={t('safety.lead')} />
        <Lists />
        <Box sx={{ mt: 4 }}>
          <Link component={RouterLink} to={PATHS.matrimonialComplaint}>
            {t('safety.complain')}
          </Link>
        </Box>
      </Container>
    </MembersOnly>
  );
}
