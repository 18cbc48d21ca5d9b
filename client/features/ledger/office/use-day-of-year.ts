import { dateFormat } from '../../../i18n/date-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Says a day that comes every year, `MM-DD`: "1 April". */
export function useDayOfYear(): (day: string) => string {
  const { language } = useTranslation();
  const format = dateFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (day) => format.format(new Date(`2001-${day}`));
}
