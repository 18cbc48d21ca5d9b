import Favorite from '@mui/icons-material/FavoriteBorderOutlined';
import LocalFlorist from '@mui/icons-material/LocalFloristOutlined';
import VolunteerActivism from '@mui/icons-material/VolunteerActivismOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Section } from '../../components/page/section.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { WAYS_TO_TAKE_PART } from './ways-to-take-part.ts';

const ICONS = { donate: Favorite, sponsor: LocalFlorist, volunteer: VolunteerActivism };

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  gap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const way = {
  display: 'flex',
  alignItems: 'center',
  gap: 2.5,
  height: '100%',
  p: 2.5,
  color: 'text.primary',
  textDecoration: 'none',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '16px',
  '&:hover': { borderColor: 'primary.main' },
} as const;

/** The ways to take part in poojas and sevas: donate, sponsor, volunteer. */
export function TakePart() {
  const { t } = useTranslation();
  return (
    <Section title={t('poojaSevas.takePart')}>
      <Box component="ul" sx={list}>
        {WAYS_TO_TAKE_PART.map(({ key, to }) => {
          const Icon = ICONS[key];
          return (
            <li key={key}>
              <Box component={Link} to={to} sx={way}>
                <Icon sx={{ flex: 'none', fontSize: 40, color: 'primary.main' }} />
                <span>
                  <Typography component="span" variant="h4" sx={{ display: 'block', color: 'brand.rust' }}>
                    {t(`poojaSevas.${key}`)}
                  </Typography>
                  {t(`poojaSevas.${key}Text`)}
                </span>
              </Box>
            </li>
          );
        })}
      </Box>
    </Section>
  );
}
