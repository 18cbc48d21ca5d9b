import { dateFormat } from '../../i18n/date-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Instant } from './moment.tsx';

/** `YYYY-MM-DD`: never a moment, whose day depends on the clock. */
export type DayText<Text extends string> = Text extends Instant ? never : Text;

interface DayProps<Text extends string> {
  day: DayText<Text>;
}

/** A day of the calendar, wherever the site is. */
export function Day<Text extends string>({ day }: DayProps<Text>) {
  const { language } = useTranslation();
  const format = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    // An older browser may format a date differently from the server.
    <time dateTime={day} suppressHydrationWarning>
      {format.format(new Date(day))}
    </time>
  );
}
