import { daysUntil, type Instant } from '../../../rules/days.ts';
import { currentDay, wallClock } from '../../../rules/zoned-time.ts';
import { useMomentDay, useMomentWeekday } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const WEEK = 7;

/** Says since when somebody is interested: "Interested since Monday", and of more than a week ago by the date. */
export function useInterestSince(): (sentAt: Instant) => string {
  const { t } = useTranslation();
  const weekday = useMomentWeekday();
  const momentDay = useMomentDay('long');
  return (sentAt) => {
    const days = daysUntil(currentDay(), wallClock(sentAt).date);
    if (days <= 0) return t('interests.since.today');
    if (days === 1) return t('interests.since.yesterday');
    return t('interests.since.day', { day: days < WEEK ? weekday(sentAt) : momentDay(sentAt) });
  };
}
