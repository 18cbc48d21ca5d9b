import Chip from '@mui/material/Chip';
import { alpha, type Theme } from '@mui/material/styles';

export type Tone = 'success' | 'planned' | 'quiet' | 'alert';

const toneStyle =
  (tone: Tone) =>
  ({ palette }: Theme) => {
    const colour = {
      success: palette.success.main,
      planned: palette.brand.gold,
      quiet: palette.text.secondary,
      alert: palette.brand.kumkum,
    }[tone];
    return {
      height: 'auto',
      minHeight: 32,
      fontWeight: 600,
      backgroundColor: alpha(colour, tone === 'planned' ? 0.25 : 0.1),
      color: tone === 'success' || tone === 'alert' ? colour : palette.text.primary,
      border: `1px solid ${alpha(colour, 0.45)}`,
      '& .MuiChip-label': { whiteSpace: 'normal', paddingBlock: '4px' },
    };
  };

/** A state as a word; never a colour alone. */
export function ToneChip({ tone, label }: { tone: Tone; label: string }) {
  return <Chip label={label} sx={toneStyle(tone)} />;
}
