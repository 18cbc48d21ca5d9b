import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { place } from '../../../rules/place.ts';
import { LoadState } from '../../components/page/load-state.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PartBoundary } from '../../components/page/part-boundary.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { OpenTasks } from '../../features/set-up/office/open-tasks.tsx';
import { useViewer } from '../../graphql/use-viewer.ts';
import { dateFormat } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AddMenu } from './add-menu.tsx';
import { ComingCard } from './coming-card.tsx';
import { LatelyCard } from './lately-card.tsx';
import { useTodayQuery } from './today.generated.ts';
import { WaitingCard } from './waiting-card.tsx';
import { useWaitingText } from './waiting-text.ts';

/** The page of the day: what waits, what comes this week, and what was done. */
export function TodayPage() {
  const { t, language } = useTranslation();
  const result = useTodayQuery({ fetchPolicy: 'cache-and-network' });
  const { permissions } = useViewer().viewer;
  const waitingText = useWaitingText();
  const waits = result.data?.today.waiting.length;
  const date = dateFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: place.timeZone,
  });
  return (
    <Container sx={{ py: 3 }}>
      <PageMeta title={t('office.today')} noindex />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 3 }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <Typography variant="h2" component="h1" suppressHydrationWarning>
            {date.format(new Date())}
          </Typography>
          <Typography sx={{ color: 'text.secondary', minHeight: '1.5em' }}>
            {waits !== undefined && waitingText(waits)}
          </Typography>
        </Box>
        <AddMenu />
      </Box>
      <PartBoundary>{permissions.includes('MANAGE_SETTINGS') && <OpenTasks />}</PartBoundary>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          mb: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 3fr)' },
        }}
      >
        <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={420} />}>
          {({ today }) => (
            <PartBoundary>
              <WaitingCard tasks={today.waiting} />
            </PartBoundary>
          )}
        </LoadState>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <PartBoundary>{result.data && <ComingCard coming={result.data.today.coming} />}</PartBoundary>
          <PartBoundary>{permissions.includes('VIEW_AUDIT_LOG') && <LatelyCard />}</PartBoundary>
        </Box>
      </Box>
    </Container>
  );
}
