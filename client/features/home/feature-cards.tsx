import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { alpha, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Drawing } from '../../components/art/drawing.tsx';
import { fittingColumns } from '../../components/list/card-grid.tsx';
import { useUsedPages } from '../../components/page/page-parts.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const FEATURES = [
  { to: PATHS.events, title: 'upcomingEvents', text: 'upcomingEventsText', drawing: 'events' },
  { to: PATHS.committeeMembers, title: 'members', text: 'membersText', drawing: 'members' },
  { to: PATHS.payments, title: 'donation', text: 'donationText', drawing: 'donation' },
] as const;

const cardStyle = {
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  columnGap: 2.5,
  rowGap: 1.5,
  alignItems: 'flex-start',
  height: '100%',
  p: { xs: 2.5, md: 3.5 },
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  borderRadius: '16px',
  boxShadow: ({ palette }: Theme) => `0 10px 30px ${alpha(palette.brand.deep, 0.12)}`,
  transition: 'translate 150ms, box-shadow 150ms',
  '&:hover': {
    translate: '0 -3px',
    boxShadow: ({ palette }: Theme) => `0 16px 36px ${alpha(palette.brand.deep, 0.18)}`,
  },
} as const;

/** Cards with links, three of them where the site has all, overlapping the lower edge of the hero. */
export function FeatureCards() {
  const { t } = useTranslation();
  const isUsed = useUsedPages();
  const features = FEATURES.filter(({ to }) => isUsed(to));
  return (
    <Container
      maxWidth="lg"
      component="ul"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: fittingColumns(features.length, 24, 13) },
        gap: { xs: 2, md: 3 },
        listStyle: 'none',
        my: 0,
        mt: { xs: -3, md: -9 },
      }}
    >
      {features.map(({ to, title, text, drawing }) => (
        <li key={to}>
          <Box component={Link} to={to} sx={cardStyle}>
            <Box sx={{ flexShrink: 0, lineHeight: 0 }}>
              <Drawing of={drawing} width={52} />
            </Box>
            <div>
              <Typography variant="h3" component="h2">
                {t(`home.${title}`)}
              </Typography>
              <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
                {t(`home.${text}`)}
              </Typography>
            </div>
          </Box>
        </li>
      ))}
    </Container>
  );
}
