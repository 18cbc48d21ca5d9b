import type { AgeGroup } from '../../../rules/reply-states.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** An age group that an event counts apart; ages are inclusive. */
export interface CountedAge {
  group: AgeGroup;
  from: number;
  to?: number | null;
}

/** Above this there is no word for how many come. */
const LARGEST_WORD = 10;

/** Names an age group and says which ages it has: "Children", "under 12". */
export function useAgeText(): (age: CountedAge) => { label: string; hint: string | undefined } {
  const { t } = useTranslation();
  return ({ group, from, to }) => {
    const label = t(`replies.groups.${group}`);
    if (to === null || to === undefined)
      return { label, hint: from > 0 ? t('replies.ages.from', { from }) : undefined };
    if (from === 0) return { label, hint: t('replies.ages.under', { to: to + 1 }) };
    return { label, hint: t('replies.ages.between', { from, to }) };
  };
}

/** What a form's button says of so many people. */
export function useButtonText(): (act: 'send' | 'save' | 'wait', total: number) => string {
  const { t } = useTranslation();
  return (act, total) => {
    if (total === 0) return t(`replies.${act}None`);
    if (total === 1) return t(`replies.${act}One`);
    const ofUs =
      total <= LARGEST_WORD
        ? t(`replies.ofUs.${total}` as 'replies.ofUs.2')
        : t('replies.ofUs.more', { count: total });
    return t(`replies.${act}`, { ofUs });
  };
}
