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

/** From this height on a part of a page is a list or a form, in pixels. */
const MANY_LINES = 100;

const LINES = {
  bgcolor: 'transparent',
  backgroundImage: ({ palette }: Theme) =>
    `repeating-linear-gradient(${palette.divider} 0 20px, transparent 20px 52px)`,
} as const;

/** A static shape in place of content that is loading: where much is to come, as lines, not as one block. */
export function Placeholder({ variant = 'text', width, height, sx }: PlaceholderProps) {
  return (
    <Box
      component="span"
      sx={[
        { display: 'block', bgcolor: 'divider', width, height },
        variant === 'text' && TEXT,
        variant === 'rectangular' && !width && (height ?? 0) >= MANY_LINES && LINES,
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
