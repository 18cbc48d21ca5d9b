import type { DayText } from '../../../rules/days.ts';
import { useDayText } from '../../i18n/dates.ts';

interface DayProps<Text extends string> {
  day: DayText<Text>;
}

/** A day of the calendar, wherever the site is. */
export function Day<Text extends string>({ day }: DayProps<Text>) {
  const dayText = useDayText('medium');
  return (
    // An older browser may format a date differently from the server.
    <time dateTime={day} suppressHydrationWarning>
      {dayText(day)}
    </time>
  );
}
