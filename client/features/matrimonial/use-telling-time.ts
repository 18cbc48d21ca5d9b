import { daysUntil, type Instant } from '../../../rules/days.ts';
import { timeText } from '../../../rules/time-texts.ts';
import { currentDay, wallClock } from '../../../rules/zoned-time.ts';
import { useDaysAway, useDayText } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Says when the other side hears of an interest: "tomorrow at 09:00"; undefined once that is over, as for who is paused. */
export function useTellingTime(): (tellsAt: Instant) => string | undefined {
  const { t, language } = useTranslation();
  const daysAway = useDaysAway();
  const dayText = useDayText('long');
  return (tellsAt) => {
    if (new Date(tellsAt).getTime() < Date.now()) return undefined;
    const { date } = wallClock(tellsAt);
    const days = daysUntil(date, currentDay());
    const time = timeText(tellsAt, language);
    return days <= 1
      ? t('person.soonAt', { day: daysAway(days), time })
      : t('person.onDayAt', { day: dayText(date), time });
  };
}
