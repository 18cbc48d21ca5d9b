import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { Toran } from '../components/art/toran.tsx';
import { VisitorFrame } from './visitor-frame.tsx';

/** Pages for visitors: the garland hangs from the header. */
export function PublicLayout() {
  return (
    <VisitorFrame>
      <Box sx={{ position: 'relative' }}>
        <Toran />
        <Outlet />
      </Box>
    </VisitorFrame>
  );
}
