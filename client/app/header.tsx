import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { darkBand } from '../components/page/dark-band.ts';
import { PATHS } from '../components/page/paths.ts';
import { useMatrimonialsPath } from '../components/page/use-matrimonials-path.ts';
import { useSiteQuery } from '../features/site-settings/site.generated.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { LanguageLink } from './language-link.tsx';
import { LanguageSelect } from './language-select.tsx';
import { headerMenu, MORE_MENU } from './menu.ts';
import { MenuList } from './menu-list.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { CallLink } from './reach-us.tsx';
import { SearchLink } from './search-link.tsx';

const menuStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  // Aligns the first and the last word with the page's edges.
  mx: { md: -0.75, lg: -1.5 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 52,
    px: { md: 0.75, lg: 1.5 },
    fontSize: { md: '1rem', lg: '1.0625rem' },
    color: 'inherit',
    textDecoration: 'none',
    textAlign: 'center',
    borderBlock: '3px solid transparent',
  },
  '& a:hover': { color: 'brand.gold' },
  '& a[aria-current]': { color: 'brand.gold', fontWeight: 600, borderBottomColor: 'currentColor' },
} as const;

const moreStyle = {
  display: 'flex',
  columnGap: 2,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.5,
    minHeight: 44,
    fontSize: '1rem',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '& a[aria-current]': { fontWeight: 600 },
} as const;

/** The association's name, the menu, the language and the visitor's account. */
export function Header() {
  const { t } = useTranslation();
  const matrimonials = useMatrimonialsPath(PATHS.matrimonials);
  const phone = useSiteQuery().data?.siteSettings.phone;
  return (
    <Box component="header">
      <Container
        maxWidth="lg"
        sx={{
          display: 'flex',
          // Large text wraps to a second line.
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'flex-end',
          columnGap: { xs: 1, md: 2 },
          py: { xs: 1, md: 1.5 },
        }}
      >
        <Brand />
        <Box
          sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 1, color: 'primary.main' }}
        >
          <MenuList entries={MORE_MENU} sx={moreStyle} />
          {phone && (
            <Box sx={[moreStyle, { display: { md: 'none', lg: 'block' } }]}>
              <CallLink phone={phone} />
            </Box>
          )}
          <SearchLink />
          <LanguageSelect />
          <AccountMenu />
        </Box>
        <Box sx={{ display: { xs: 'flex', md: 'none' }, alignItems: 'center', gap: 0.5 }}>
          <SearchLink />
          <LanguageLink />
          <PhoneMenu />
        </Box>
      </Container>
      <Box sx={[darkBand, { display: { xs: 'none', md: 'block' } }]}>
        <Container maxWidth="lg" component="nav" aria-label={t('layout.mainMenu')}>
          <MenuList entries={headerMenu(matrimonials)} sx={menuStyle} />
        </Container>
      </Box>
    </Box>
  );
}
