import { slotLines } from '../../../rules/sponsored-days.ts';
import { useDayText } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Says a slot of a day: "Thursday, 15 October 2026, Evening arti". */
export function useWhen(): (slots: string, chosen: { day: string; slot: number }) => string {
  const { t } = useTranslation();
  const dayText = useDayText('full');
  return (slots, { day, slot }) =>
    t('sponsors.when', { day: dayText(day), slot: slotLines(slots)[slot - 1] ?? '' });
}
