import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import { LoadState } from '../../components/load-state.tsx';
import { PATHS } from '../../components/paths.ts';
import { Section } from '../../components/section.tsx';
import { useEventsQuery } from '../../graphql/generated.ts';
import { CardGrid } from '../content/card-grid.tsx';
import { RecentEventCard } from './recent-event-card.tsx';

/** How many events with a picture the home page shows (spec §9). */
const SHOWN = 3;

/** The newest events, with the way to all of them. */
export function RecentEvents() {
  const { t } = useTranslation();
  const result = useEventsQuery({ variables: { page: 1, pageSize: SHOWN, fileType: ContentFileType.IMAGE } });
  return (
    <Container maxWidth="lg" sx={{ pb: { xs: 8, md: 12 }, pt: { xs: 1, md: 3 } }}>
      <Section
        title={t('home.recentEvents')}
        action={
          <MuiLink
            component={Link}
            to={PATHS.events}
            sx={{ fontWeight: 600, minHeight: 44, alignContent: 'center' }}
          >
            {t('home.allEvents')}
          </MuiLink>
        }
      >
        <LoadState result={result} placeholder={<Box sx={{ minHeight: 400 }} />}>
          {({ events }) =>
            events.items.length === 0 ? (
              <Typography sx={{ color: 'text.secondary' }}>{t('home.noEvents')}</Typography>
            ) : (
              <CardGrid>
                {events.items.map((event) => (
                  <li key={event.id}>
                    <RecentEventCard event={event} />
                  </li>
                ))}
              </CardGrid>
            )
          }
        </LoadState>
      </Section>
    </Container>
  );
}
