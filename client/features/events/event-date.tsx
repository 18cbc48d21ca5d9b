import { useDayText } from '../../i18n/dates.ts';

/** The date of an event (`YYYY-MM-DD`), formatted in the page's language. */
export function EventDate({ day }: { day: string }) {
  const dayText = useDayText('full');
  return (
    // An older browser may format a date differently from the server.
    <time dateTime={day} suppressHydrationWarning>
      {dayText(day)}
    </time>
  );
}
