import Box from '@mui/material/Box';
import toran from './toran.svg?url';

/**
 * A garland of mango leaves and marigolds that hangs from the upper edge of its container, in front of the content.
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
