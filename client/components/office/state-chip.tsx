import Chip from '@mui/material/Chip';
import { alpha, type Theme } from '@mui/material/styles';
import type { ContentShelf } from '../../../rules/content-state.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useMomentText } from './use-moment-text.ts';

interface StateChipProps {
  /** What the item is at this moment. */
  shelf: ContentShelf;
  visibility: { shownFrom?: string | null; shownUntil?: string | null };
}

type Tone = 'success' | 'planned' | 'quiet' | 'alert';

const TONES: Record<ContentShelf, Tone> = {
  ALL: 'quiet',
  VISIBLE: 'success',
  PLANNED: 'planned',
  DRAFT: 'quiet',
  HIDDEN: 'quiet',
  BIN: 'quiet',
};

/** The look of a state as a word in a chip. */
export const toneStyle =
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

/** Who sees an item when, as a word; never a colour alone. */
export function StateChip({ shelf, visibility: { shownFrom, shownUntil } }: StateChipProps) {
  const { t } = useTranslation();
  const when = useMomentText();
  const text =
    shelf === 'PLANNED' && shownFrom
      ? t('contentList.from', { when: when(shownFrom) })
      : shelf === 'VISIBLE' && shownUntil
        ? t('contentList.visibleUntil', { when: when(shownUntil) })
        : t(`contentList.states.${shelf}`);
  return <Chip label={text} sx={toneStyle(TONES[shelf])} />;
}
