import { dateFormat } from '../../i18n/date-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Says a day, `YYYY-MM-DD`, as `9 December 2026`. */
export function useDayText(): (day: string) => string {
  const { language } = useTranslation();
  const format = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00Z`));
}
