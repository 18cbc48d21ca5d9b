import Box from '@mui/material/Box';
import toran from './toran.svg?url';
import { useDrawing } from './use-drawing.ts';

/**
 * A garland of mango leaves and marigolds that hangs from the upper edge of its container, in front of the content.
 */
export function Toran() {
  const drawing = useDrawing();
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: '0 0 auto',
        zIndex: 1,
        height: 28,
        background: `url("${drawing(toran)}") repeat-x`,
        pointerEvents: 'none',
        displayPrint: 'none',
      }}
    />
  );
}
