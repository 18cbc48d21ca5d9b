import type { Instant } from '../../../rules/days.ts';
import { place } from '../../../rules/place.ts';
import { timeText } from '../../../rules/time-texts.ts';
import { wallClock } from '../../../rules/zoned-time.ts';
import { dateFormat } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const DAY = 86_400_000;

/** Says a moment by the clock of the site as people do: a weekday within six days, else the date; and the time. */
export function useMomentText(): (moment: Instant | Date) => string {
  const { language } = useTranslation();
  return (moment) => {
    const at = new Date(moment);
    const isNear = Math.abs(at.getTime() - Date.now()) < 6 * DAY;
    const isThisYear = wallClock(at).date.slice(0, 4) === wallClock(new Date()).date.slice(0, 4);
    const day = dateFormat(language, {
      timeZone: place.timeZone,
      ...(isNear
        ? { weekday: 'long' }
        : { day: 'numeric', month: 'short', year: isThisYear ? undefined : 'numeric' }),
    }).format(at);
    return `${day} ${timeText(at, language)}`;
  };
}
