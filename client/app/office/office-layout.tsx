import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { removeKeptPage } from '../../components/form/kept-page.ts';
import { DoneNoticeProvider } from '../../components/office/done-notice.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { LostSession } from '../../components/page/session-ended.tsx';
import { removeOldDoors } from '../../features/replies/office/door-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { keepFocus } from './keep-focus.ts';
import { BOTTOM_BAR_HEIGHT, OfficeBottomBar } from './office-bottom-bar.tsx';
import { OfficeSectionPages } from './office-section-pages.tsx';
import { OfficeDrawer, OfficeSide, SIDE_WIDTH } from './office-side.tsx';
import { OfficeTopBar } from './office-top-bar.tsx';
import { WithheldRoles } from './withheld-office.tsx';

const PRINTED_WITHOUT = { '@media print': { display: 'none !important' } } as const;

/** On a phone a form's buttons are above the sections at the thumb. */
const ROOMS_AT_THE_THUMB = {
  '@media (max-width: 899.95px)': { html: { '--sections-at-the-thumb': `${BOTTOM_BAR_HEIGHT}px` } },
} as const;

/** The last thing on a page can be moved above the line that says what was done. */
const ROOM_AT_THE_FOOT = { xs: 24, md: 12 } as const;

/** The denser letters of the office's theme, for what MUI does not draw. */
const DENSE_TYPE = {
  ':root': {
    '--type-h2': '600 1.75rem/1.2 var(--font-heading)',
    '--type-h3': '600 1.3rem/1.25 var(--font-heading)',
    '--type-body': '400 1rem/1.5 var(--font-text)',
    '--type-small': '400 0.9375rem/1.45 var(--font-text)',
    '--type-button': '600 1rem/1.4 var(--font-text)',
  },
} as const;

/** What is pressed is no use on paper. */
const NOT_PRESSED_ON_PAPER = {
  '@media print': {
    'main :is(nav, .button, .MuiButton-root, .MuiIconButton-root, .MuiCheckbox-root)': {
      display: 'none !important',
    },
  },
} as const;

function NoRole() {
  const { t } = useTranslation();
  return (
    <Container sx={{ py: 3 }}>
      <PageMeta title={t('office.sections')} noindex />
      <Typography variant="h3" component="h1">
        {t('office.noRole')}
      </Typography>
    </Container>
  );
}

interface OfficeLayoutProps {
  /** Whether the session has ended. */
  isLost: boolean;
  /** Whether none of the viewer's roles has this page. */
  lacksRole: boolean;
}

/** The shell of the office: sections at the side, search and account at the top; on a phone the sections used most below. */
export function OfficeLayout({ isLost, lacksRole }: OfficeLayoutProps) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    // Who was at the door once need not open that page again for its list to go.
    if (!removeOldDoors()) void removeKeptPage();
  }, []);
  return (
    <DoneNoticeProvider>
      <GlobalStyles styles={ROOMS_AT_THE_THUMB} />
      <GlobalStyles styles={NOT_PRESSED_ON_PAPER} />
      <GlobalStyles styles={DENSE_TYPE} />
      {/* The body's own letters are those of the pages for visitors. */}
      <Box
        className="in-office"
        sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.default', typography: 'body1' }}
      >
        <Box
          sx={[PRINTED_WITHOUT, { display: { xs: 'none', md: 'block' }, width: SIDE_WIDTH, flex: 'none' }]}
        >
          <OfficeSide />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, pb: ROOM_AT_THE_FOOT, '@media print': { pb: 0 } }}>
          <Box sx={PRINTED_WITHOUT}>
            <OfficeTopBar />
            {!lacksRole && <OfficeSectionPages />}
          </Box>
          <Box component="main" id="main" ref={keepFocus} tabIndex={-1}>
            <LostSession isLost={isLost} signInAt={PATHS.login}>
              <WithheldRoles />
              {lacksRole ? <NoRole /> : <Outlet />}
            </LostSession>
          </Box>
        </Box>
      </Box>
      <Box sx={[PRINTED_WITHOUT, { display: { md: 'none' } }]}>
        <OfficeBottomBar onMore={() => setIsOpen(true)} />
      </Box>
      <OfficeDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </DoneNoticeProvider>
  );
}
