import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { scriptLanguage } from '../../../rules/languages.ts';
import { AddLink } from '../../components/list/add-link.tsx';
import { useAssociation } from '../../components/page/association.ts';
import { darkBand } from '../../components/page/dark-band.ts';
import { gujaratiWords } from '../../components/page/gujarati-words.ts';
import { OpeningPicture } from '../../components/page/opening-picture.tsx';
import { useUsedPages } from '../../components/page/page-parts.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** An evening sky: dark behind the text, bright behind the temple. */
const sky = ({ palette: { brand, primary } }: Theme) => ({
  backgroundImage: [
    `radial-gradient(circle at 78% 62%, ${brand.rust} 0%, transparent 55%)`,
    `linear-gradient(115deg, ${brand.deep} 0%, ${primary.main} 55%, ${brand.rust} 100%)`,
  ].join(','),
});

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 5fr)' },
  columnGap: 4,
  rowGap: 2,
  alignItems: 'end',
  pt: { xs: 5, md: 4 },
} as const;

/** An introduction of the association with links to the two most wanted pages. */
export function Hero() {
  const { t } = useTranslation();
  const localized = useLocalized();
  const { name, textLanguages, pictures, ...opening } = useAssociation();
  const isUsed = useUsedPages();
  const hasPicture = Boolean(pictures.opening);
  const tagline = localized(opening.tagline, scriptLanguage(opening.tagline) ?? textLanguages.tagline);
  const title = opening.openingTitle
    ? localized(opening.openingTitle, textLanguages.openingTitle)
    : name
      ? localized(name, textLanguages.name)
      : { text: t('site.unnamed'), lang: undefined };
  const text = localized(opening.openingText, textLanguages.openingText);
  return (
    <Box component="section" sx={[darkBand, sky]}>
      <Container maxWidth="lg" sx={layout}>
        <Box sx={{ alignSelf: 'center', pt: { md: 7 }, pb: { xs: 7, md: 15 } }}>
          {tagline.text && (
            <Typography
              lang={tagline.lang}
              sx={[gujaratiWords, { color: 'brand.gold', fontSize: { xs: '1.25rem', md: '1.45rem' } }]}
            >
              {tagline.text}
            </Typography>
          )}
          <Typography
            variant="h1"
            lang={title.lang}
            sx={{ fontSize: 'min(clamp(2.6rem, 1.7rem + 3.6vw, 4.1rem), 12vw)', lineHeight: 1.08, mt: 1.5 }}
          >
            {title.text}
          </Typography>
          {!opening.openingTitle && (
            <Box sx={{ mt: 2 }}>
              <AddLink label="site.fillIn" to={PATHS.siteSettings} />
            </Box>
          )}
          {text.text && (
            <Typography lang={text.lang} sx={{ mt: 2.5, fontSize: { md: '1.25rem' }, maxWidth: '34em' }}>
              {text.text}
            </Typography>
          )}
          <Box sx={actions}>
            <Button component={Link} to={PATHS.events} size="large" sx={primaryAction}>
              {t('home.seeWhatsOn')}
            </Button>
            {isUsed(PATHS.give) && (
              <Button component={Link} to={PATHS.give} size="large" sx={secondaryAction}>
                {t('home.donate')}
              </Button>
            )}
          </Box>
        </Box>
        <Box
          sx={{
            order: { xs: -1, md: 0 },
            lineHeight: 0,
            maxWidth: { xs: 260, md: 'none' },
            pb: hasPicture ? { xs: 1, md: 10 } : 0,
          }}
        >
          <OpeningPicture early />
        </Box>
      </Container>
    </Box>
  );
}

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  mt: 4,
  '& > *': { flex: { xs: '1 1 8em', sm: 'none' }, whiteSpace: 'nowrap' },
} as const;

const primaryAction = {
  bgcolor: 'brand.gold',
  color: 'text.primary',
  px: { xs: 1, sm: 3.5 },
  '&:hover': { bgcolor: 'brand.cream' },
} as const;

const secondaryAction = {
  color: 'inherit',
  border: 2,
  borderColor: 'currentColor',
  px: { xs: 1, sm: 3.5 },
  '&:hover': { bgcolor: 'brand.cream', color: 'primary.main', borderColor: 'brand.cream' },
} as const;
