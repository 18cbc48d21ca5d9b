import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { darkBand } from '../components/dark-band.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { LanguageSelect } from './language-select.tsx';
import { HEADER_MENU } from './menu.ts';
import { MenuList } from './menu-list.tsx';
import { PhoneMenu } from './phone-menu.tsx';

const menuStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  // The first and the last word stand on the page's edges.
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

/** The association's name, the menu, the language and the visitor's account. */
export function Header() {
  const { t } = useTranslation();
  return (
    <Box component="header">
      <Container
        maxWidth="lg"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          py: { xs: 1, md: 1.5 },
        }}
      >
        <Brand />
        <Box
          sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 1, color: 'primary.main' }}
        >
          <LanguageSelect />
          <AccountMenu />
        </Box>
        <PhoneMenu />
      </Container>
      <Box sx={[darkBand, { display: { xs: 'none', md: 'block' } }]}>
        <Container maxWidth="lg" component="nav" aria-label={t('layout.mainMenu')}>
          <MenuList entries={HEADER_MENU} sx={menuStyle} />
        </Container>
      </Box>
    </Box>
  );
}
