import type { ContentShelf } from '../../../rules/content-state.ts';
import type { Instant } from '../../../rules/days.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type Tone, ToneChip } from './tone-chip.tsx';
import { useMomentText } from './use-moment-text.ts';

interface StateChipProps {
  /** What the item is at this moment. */
  shelf: ContentShelf;
  visibility: { shownFrom?: Instant | null; shownUntil?: Instant | null };
}

const TONES: Record<ContentShelf, Tone> = {
  ALL: 'quiet',
  VISIBLE: 'success',
  PLANNED: 'planned',
  DRAFT: 'quiet',
  HIDDEN: 'quiet',
  BIN: 'quiet',
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
  return <ToneChip tone={TONES[shelf]} label={text} />;
}
