import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { alpha, type Theme, useTheme } from '@mui/material/styles';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useCloseOnBack } from '../components/dialogs/open-layers.ts';
import { PATHS } from '../components/page/paths.ts';
import { useMatrimonialsPath } from '../components/page/use-matrimonials-path.ts';
import { useSiteQuery } from '../features/site-settings/site.generated.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { AccountMenu } from './account-menu.tsx';
import { LanguageSelect } from './language-select.tsx';
import { headerMenu, MORE_MENU } from './menu.ts';
import { MenuList } from './menu-list.tsx';
import { ReachUs } from './reach-us.tsx';

const DIALOG_ID = 'site-menu';

const dialogStyle = {
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(21rem, 90%)',
  height: '100%',
  maxHeight: 'none',
  maxWidth: 'none',
  m: 0,
  p: 2,
  border: 0,
  bgcolor: 'brand.deep',
  color: 'brand.cream',
  '--focus-ring': (theme: { palette: { brand: { gold: string } } }) => theme.palette.brand.gold,
  overflowY: 'auto',
  '&::backdrop': { bgcolor: 'primary.dark', opacity: 0.55 },
} as const;

const linkStyle = {
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 52,
    px: 1.5,
    color: 'inherit',
    textDecoration: 'none',
    borderBottom: 1,
    borderColor: ({ palette }: Theme) => alpha(palette.common.white, 0.14),
  },
  '& a[aria-current]': { color: 'brand.gold', fontWeight: 600 },
} as const;

/**
 * The menu of narrow screens. The browser's own dialog traps the focus, closes on Escape and gives the focus
 * back; its button is an invoker, so it opens without scripts too where the browser knows invokers.
 */
export function PhoneMenu() {
  const { t } = useTranslation();
  const { breakpoints } = useTheme();
  const matrimonials = useMatrimonialsPath(PATHS.matrimonials);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useCloseOnBack(isOpen, () => dialog.current?.close());
  const settings = useSiteQuery().data?.siteSettings;

  function open() {
    setIsOpen(true);
    // For browsers whose buttons do not know the command.
    if (!('commandForElement' in HTMLButtonElement.prototype)) dialog.current?.showModal();
  }

  /** Closes on a link or a button, and on the backdrop: a click there has the dialog itself as its target. */
  function closeOnClick(event: MouseEvent<HTMLDialogElement>) {
    const target = event.target as Element;
    if (target === dialog.current || target.closest('a, button')) dialog.current?.close();
  }

  // A rotated tablet may become a wide screen, where the header has the menu and this one has no button.
  useEffect(() => {
    const wide = window.matchMedia(breakpoints.up('md').replace('@media ', ''));
    const close = () => dialog.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [breakpoints]);

  return (
    <>
      <IconButton
        color="inherit"
        sx={{ display: { md: 'none' } }}
        aria-haspopup="dialog"
        aria-label={t('layout.menu')}
        onClick={open}
        {...{ command: 'show-modal', commandfor: DIALOG_ID }}
      >
        <MenuIcon fontSize="large" />
      </IconButton>
      <Box
        component="dialog"
        ref={dialog}
        id={DIALOG_ID}
        aria-label={t('layout.menu')}
        closedby="any"
        onClose={() => setIsOpen(false)}
        onClick={closeOnClick}
        sx={dialogStyle}
      >
        <Box component="form" method="dialog" sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <IconButton type="submit" color="inherit" aria-label={t('layout.closeMenu')}>
            <CloseIcon />
          </IconButton>
        </Box>
        <nav aria-label={t('layout.mainMenu')}>
          <MenuList entries={headerMenu(matrimonials)} sx={linkStyle} />
          <MenuList entries={MORE_MENU} sx={[linkStyle, { mt: 3 }]} />
        </nav>
        {settings && (
          <Box sx={{ mt: 2, px: 1.5 }}>
            <ReachUs settings={settings} />
          </Box>
        )}
        <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
          <LanguageSelect />
          <AccountMenu stacked />
        </Box>
      </Box>
    </>
  );
}
