import type { Instant } from '../../../rules/days.ts';
import { timeText } from '../../../rules/time-texts.ts';
import { useMomentDay } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface MomentProps {
  at: Instant;
  /** Shows the time after the day. */
  withTime?: boolean;
}

/** A moment as a day, optionally with the time, by the clock of the site. */
export function Moment({ at, withTime = false }: MomentProps) {
  const { language } = useTranslation();
  const day = useMomentDay('medium')(at);
  return (
    // An older browser may format a date differently from the server.
    <time dateTime={at} suppressHydrationWarning>
      {withTime ? `${day}, ${timeText(at, language)}` : day}
    </time>
  );
}
