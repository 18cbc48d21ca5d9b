import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

interface PlaceholderProps {
  /** A line of text, or a part of the page. */
  variant?: 'text' | 'rectangular';
  width?: string;
  /** Pixels. */
  height?: number;
  sx?: SxProps<Theme>;
}

/** As high as a line, scaled down to the height of its letters. */
const TEXT = {
  borderRadius: '4px',
  transform: 'scale(1, 0.6)',
  transformOrigin: '0 55%',
  '&::before': { content: String.raw`"\00a0"` },
} as const;

/** A static shape in place of content that is loading. */
export function Placeholder({ variant = 'text', width, height, sx }: PlaceholderProps) {
  return (
    <Box
      component="span"
      sx={[
        { display: 'block', bgcolor: 'divider', width, height },
        variant === 'text' && TEXT,
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
