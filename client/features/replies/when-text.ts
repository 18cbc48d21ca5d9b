import type { Instant } from '../../../rules/days.ts';
import { hoursText, timeText } from '../../../rules/time-texts.ts';
import { useMomentDay } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface When {
  startsAt: Instant;
  endsAt?: Instant;
  isWholeDay?: boolean;
  place?: string | null;
}

/** Says when and where: "Saturday, 28 November 2026, 18:30–21:30 · Main hall". */
export function useWhenText(): (event: When) => string {
  const { language } = useTranslation();
  const day = useMomentDay('full');
  return ({ startsAt, endsAt, isWholeDay = false, place }) => {
    const hours = endsAt ? hoursText({ startsAt, endsAt }, language) : timeText(startsAt, language);
    const when = isWholeDay ? day(startsAt) : `${day(startsAt)}, ${hours}`;
    return place ? `${when} · ${place}` : when;
  };
}
