import { place } from '../../../rules/place.ts';
import { timeText } from '../../../rules/time-texts.ts';
import { dateFormat } from '../../i18n/date-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** An ISO 8601 timestamp. A day, which is the same everywhere, is none: see `Day`. */
export type Instant = `${string}T${string}`;

interface MomentProps {
  at: Instant;
  /** Shows the time after the day. */
  withTime?: boolean;
}

/** A moment as a day, optionally with the time, by the clock of the site. */
export function Moment({ at, withTime = false }: MomentProps) {
  const { language } = useTranslation();
  const format = dateFormat(language, { dateStyle: 'medium', timeZone: place.timeZone });
  const day = format.format(new Date(at));
  return (
    // An older browser may format a date differently from the server.
    <time dateTime={at} suppressHydrationWarning>
      {withTime ? `${day}, ${timeText(at, language)}` : day}
    </time>
  );
}
