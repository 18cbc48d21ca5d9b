import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { alpha } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CountUp } from '../components/page/count-up.tsx';
import { darkBand } from '../components/page/dark-band.ts';
import { useUsedParts } from '../components/page/page-parts.ts';
import { useMatrimonialsPath } from '../components/page/use-matrimonials-path.ts';
import { type SiteQuery, useSiteQuery } from '../features/site-settings/site.generated.ts';
import { useVisitCount } from '../features/visits/use-visit-count.ts';
import { useLocalized } from '../i18n/localized.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Brand } from './brand.tsx';
import { LanguageSelect } from './language-select.tsx';
import { footerMenu, LEGAL_MENU } from './menu.ts';
import { MenuList } from './menu-list.tsx';
import { ReachUs } from './reach-us.tsx';
import { SocialLinks } from './social-links.tsx';

const linkStyle = {
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '& a[aria-current]': { color: 'brand.gold' },
} as const;

const legalStyle = { display: 'flex', flexWrap: 'wrap', columnGap: 3, fontSize: '1rem' } as const;

/** The line's height is reserved: the count is loaded after hydration, and is left out when that fails. */
function Visitors() {
  const { t } = useTranslation();
  const count = useVisitCount();
  return (
    <Typography sx={{ minHeight: '1.6em' }}>
      {count !== undefined && (
        <>
          {t('layout.visits')}:{' '}
          <Box component="span" sx={{ color: 'brand.gold', fontWeight: 600 }}>
            <CountUp value={count} />
          </Box>
        </>
      )}
    </Typography>
  );
}

function ShortHistory({ settings }: { settings: SiteQuery['siteSettings'] }) {
  const { text, lang } = useLocalized()(settings.footerHistory, settings.textLanguages.footerHistory);
  return (
    <Typography
      variant="body2"
      lang={lang}
      sx={{ mt: 2, maxWidth: '52ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
    >
      {text}
    </Typography>
  );
}

function Charity({ settings }: { settings: SiteQuery['siteSettings'] }) {
  const { t } = useTranslation();
  const { charityName, charityNumber } = settings;
  if (!charityNumber) return null;
  return (
    <Typography variant="caption" component="p" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
      {charityName && `${charityName} · `}
      {t('layout.charityNumber', { number: charityNumber })}
    </Typography>
  );
}

/** A short history and links to every part of the site; the fallback where the phone menu cannot open. */
export function Footer() {
  const { t } = useTranslation();
  const matrimonials = useMatrimonialsPath();
  const isUsed = useUsedParts();
  // A failure is reported by the page itself; the menus are shown all the same.
  const settings = useSiteQuery().data?.siteSettings;
  return (
    <Box component="footer" sx={[darkBand, { mt: 'auto', pt: 6, pb: 3 }]}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '3fr 2fr', md: '5fr 3fr auto' },
          columnGap: { sm: 6, md: 10 },
          rowGap: 4,
        }}
      >
        <div>
          <Brand />
          {settings && <ShortHistory settings={settings} />}
          {settings && <Charity settings={settings} />}
        </div>
        <nav aria-label={t('layout.footerMenu')}>
          <MenuList entries={footerMenu(matrimonials)} sx={linkStyle} />
        </nav>
        <Box sx={[linkStyle, { display: 'grid', alignContent: 'start', gap: 2.5 }]}>
          <LanguageSelect />
          {settings && <ReachUs settings={settings} />}
          {settings && <SocialLinks settings={settings} />}
          {isUsed('visitorCounter') && <Visitors />}
        </Box>
      </Container>
      <Container maxWidth="lg" component="nav" aria-label={t('layout.legalMenu')} sx={{ mt: 4 }}>
        <Box sx={{ borderTop: 1, borderColor: ({ palette }) => alpha(palette.common.white, 0.18), pt: 2 }}>
          <MenuList entries={LEGAL_MENU} sx={[linkStyle, legalStyle]} />
        </Box>
      </Container>
    </Box>
  );
}
