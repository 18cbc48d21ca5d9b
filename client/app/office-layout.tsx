import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { DoneNoticeProvider } from '../components/office/done-notice.tsx';
import { SessionEnded } from '../components/page/session-ended.tsx';
import { OfficeBottomBar } from './office-bottom-bar.tsx';
import { OfficeDrawer, OfficeSide, SIDE_WIDTH } from './office-side.tsx';
import { OfficeTopBar } from './office-top-bar.tsx';

const PRINTED_WITHOUT = { '@media print': { display: 'none !important' } } as const;

/** The shell of the office: rooms at the side, search and account at the top; on a phone the rooms used most below. */
export function OfficeLayout({ isLost }: { isLost: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DoneNoticeProvider>
      {/* What has the focus is not behind the bar. */}
      <GlobalStyles styles={{ '@media (max-width: 899.95px)': { html: { scrollPaddingBottom: 76 } } }} />
      <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.default' }}>
        <Box
          sx={[PRINTED_WITHOUT, { display: { xs: 'none', md: 'block' }, width: SIDE_WIDTH, flex: 'none' }]}
        >
          <OfficeSide />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, pb: { xs: 10, md: 0 }, '@media print': { pb: 0 } }}>
          <Box sx={PRINTED_WITHOUT}>
            <OfficeTopBar />
          </Box>
          <Box component="main" id="main" tabIndex={-1}>
            {isLost && <SessionEnded />}
            <Outlet />
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
