import { useTranslation } from 'react-i18next';
import { dateLocale } from '../../i18n/date-locale.ts';

/** The day of an event, `YYYY-MM-DD`, as the page's language writes it. */
export function EventDate({ day }: { day: string }) {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(dateLocale(i18n.language), {
    dateStyle: 'full',
    timeZone: 'UTC',
  });
  return (
    // An older browser may write a date a little differently than the server.
    <time dateTime={day} suppressHydrationWarning>
      {format.format(new Date(day))}
    </time>
  );
}
