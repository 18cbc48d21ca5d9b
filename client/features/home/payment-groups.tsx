import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { CardGrid } from '../../components/list/card-grid.tsx';
import { useUsedParts } from '../../components/page/page-parts.ts';
import { PATHS } from '../../components/page/paths.ts';
import { Section } from '../../components/page/section.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Band } from './band.tsx';
import { SectionLink } from './section-link.tsx';

/** One speaks of the hall only where there is one to hire. */
const groupsOf = (hasHall: boolean) =>
  ['membership', 'festival', hasHall ? 'hallAndOthers' : 'others'] as const;

/** Makes the whole card clickable. */
const cardStyle = {
  position: 'relative',
  height: '100%',
  p: { xs: 2.5, md: 3.5 },
  bgcolor: 'primary.main',
  border: 1,
  borderColor: 'primary.main',
  borderRadius: '16px',
  '&:hover': { borderColor: 'brand.gold' },
} as const;

const linkStyle = {
  color: 'brand.gold',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '16px' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid var(--focus-ring)', outlineOffset: '2px' },
} as const;

/** The three groups of fees and donations. */
export function PaymentGroups() {
  const { t } = useTranslation();
  const isUsed = useUsedParts();
  return (
    <Band background="dark" garland>
      <Section title={t('home.payments')}>
        <Typography sx={{ maxWidth: '62ch', mb: 4 }}>{t('home.paymentsText')}</Typography>
        <CardGrid>
          {groupsOf(isUsed('hallHire')).map((group) => (
            <Box component="li" key={group} sx={cardStyle}>
              <Typography variant="h3">
                <Box component={Link} to={PATHS.payments} sx={linkStyle}>
                  {t(`home.${group}`)}
                </Box>
              </Typography>
              <Typography variant="body2" sx={{ mt: 1 }}>
                {t(`home.${group}Text`)}
              </Typography>
              {group === 'hallAndOthers' && (
                // Above the card's link, so that it can be clicked.
                <Box sx={{ position: 'relative', zIndex: 1, mt: 1, width: 'fit-content' }}>
                  <SectionLink to={PATHS.hallHire} onDark>
                    {t('home.hallHire')}
                  </SectionLink>
                </Box>
              )}
            </Box>
          ))}
        </CardGrid>
      </Section>
    </Band>
  );
}
