import { dateFormat } from '../../i18n/date-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The date of an event (`YYYY-MM-DD`), formatted in the page's language. */
export function EventDate({ day }: { day: string }) {
  const { language } = useTranslation();
  const format = dateFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    // An older browser may format a date differently from the server.
    <time dateTime={day} suppressHydrationWarning>
      {format.format(new Date(day))}
    </time>
  );
}
