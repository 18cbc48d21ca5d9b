import { timeText } from '../../../rules/time-texts.ts';
import { dateFormat } from '../../i18n/date-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface MomentProps {
  /** As the server sends it. */
  at: string;
  /** Beside the day. */
  withTime?: boolean;
}

/** A day, on demand with the time, as the clock in London showed it. */
export function Moment({ at, withTime = false }: MomentProps) {
  const { language } = useTranslation();
  const format = dateFormat(language, { dateStyle: 'medium', timeZone: 'Europe/London' });
  const day = format.format(new Date(at));
  return (
    // An older browser may write a date a little differently than the server.
    <time dateTime={at} suppressHydrationWarning>
      {withTime ? `${day}, ${timeText(at, language)}` : day}
    </time>
  );
}
