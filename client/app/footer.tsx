import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { darkBand } from '../components/dark-band.ts';
import { Brand } from './brand.tsx';
import { LanguageSelect } from './language-select.tsx';
import { FOOTER_MENU, LEGAL_MENU } from './menu.ts';
import { MenuList } from './menu-list.tsx';

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

/** A short history and the way to every part of the site; on a phone also the menu of last resort. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <Box component="footer" sx={[darkBand, { mt: 'auto', pt: 6, pb: 3 }]}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '3fr 2fr', md: '5fr 3fr auto' },
          columnGap: { sm: 6, md: 10 },
          rowGap: 4,
        }}
      >
        <div>
          <Brand />
          <Typography variant="body2" sx={{ mt: 2, maxWidth: '52ch' }}>
            {t('layout.history')}
          </Typography>
        </div>
        <nav aria-label={t('layout.footerMenu')}>
          <MenuList entries={FOOTER_MENU} sx={linkStyle} />
        </nav>
        <Box sx={{ alignSelf: 'start' }}>
          <LanguageSelect />
        </Box>
      </Container>
      <Container maxWidth="lg" component="nav" aria-label={t('layout.legalMenu')} sx={{ mt: 4 }}>
        <Box sx={{ borderTop: 1, borderColor: 'rgb(255 255 255 / 0.18)', pt: 2 }}>
          <MenuList entries={LEGAL_MENU} sx={[linkStyle, legalStyle]} />
        </Box>
      </Container>
    </Box>
  );
}
