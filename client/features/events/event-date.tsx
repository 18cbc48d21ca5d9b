import { dateFormat } from '../../i18n/date-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The day of an event, `YYYY-MM-DD`, as the page's language writes it. */
export function EventDate({ day }: { day: string }) {
  const { language } = useTranslation();
  const format = dateFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    // An older browser may write a date a little differently than the server.
    <time dateTime={day} suppressHydrationWarning>
      {format.format(new Date(day))}
    </time>
  );
}
