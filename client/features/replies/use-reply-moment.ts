import type { Instant } from '../../../rules/days.ts';
import { timeText } from '../../../rules/time-texts.ts';
import { useMomentDay } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Says a moment until which something can be done: "Friday, 27 November 2026, 18:00". */
export function useReplyMoment(): (moment: Instant) => string {
  const { language } = useTranslation();
  const day = useMomentDay('full');
  return (moment) => `${day(moment)}, ${timeText(moment, language)}`;
}
