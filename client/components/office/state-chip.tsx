import type { ContentTab } from '../../../rules/content-state.ts';
import type { Instant } from '../../../rules/days.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type Tone, ToneChip } from './tone-chip.tsx';
import { useMomentText } from './use-moment-text.ts';

interface StateChipProps {
  /** What the item is at this moment. */
  tab: ContentTab;
  visibility: { shownFrom?: Instant | null; shownUntil?: Instant | null };
}

const TONES: Record<ContentTab, Tone> = {
  ALL: 'quiet',
  VISIBLE: 'success',
  PLANNED: 'planned',
  DRAFT: 'quiet',
  HIDDEN: 'quiet',
  BIN: 'quiet',
};

/** Who sees an item when, as a word; never a colour alone. */
export function StateChip({ tab, visibility: { shownFrom, shownUntil } }: StateChipProps) {
  const { t } = useTranslation();
  const when = useMomentText();
  const text =
    tab === 'PLANNED' && shownFrom
      ? t('contentList.from', { when: when(shownFrom) })
      : tab === 'VISIBLE' && shownUntil
        ? t('contentList.visibleUntil', { when: when(shownUntil) })
        : t(`contentList.states.${tab}`);
  return <ToneChip tone={TONES[tab]} label={text} />;
}
