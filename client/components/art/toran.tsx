import Box from '@mui/material/Box';
import toran from './toran.svg?url';

/**
 * The garland that hangs from the upper edge of its place, over what follows, as from a door's lintel: mango leaves and
 * marigolds on a maroon thread.
 */
export function Toran() {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: '0 0 auto',
        zIndex: 1,
        height: 28,
        background: `url("${toran}") repeat-x`,
        pointerEvents: 'none',
        displayPrint: 'none',
      }}
    />
  );
}
