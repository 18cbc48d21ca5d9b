import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { Toran } from '../components/art/toran.tsx';
import { useOfficeFrame } from './viewer-frame.ts';
import { VisitorFrame } from './visitor-frame.tsx';

/** Pages for visitors: the garland hangs from the header. A few of them stand in the office for whoever works there. */
export function PublicLayout() {
  const OfficeFrame = useOfficeFrame();
  if (OfficeFrame) return <OfficeFrame />;
  return (
    <VisitorFrame>
      <Box sx={{ position: 'relative' }}>
        <Toran />
        <Outlet />
      </Box>
    </VisitorFrame>
  );
}
