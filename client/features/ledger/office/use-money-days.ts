import type { DayText } from '../../../components/page/day.tsx';
import { dateFormat } from '../../../i18n/date-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Says the days of a statement: "November 2026" within a month, else "3 Nov – 4 Dec 2026". */
export function useStatementDays(): (statement: { firstDay: string; lastDay: string }) => string {
  const { language } = useTranslation();
  const month = dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const day = dateFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return ({ firstDay, lastDay }) =>
    firstDay.slice(0, 7) === lastDay.slice(0, 7)
      ? month.format(new Date(firstDay))
      : day.formatRange(new Date(firstDay), new Date(lastDay));
}

/** Says the day of a line, `YYYY-MM-DD`: "3 Nov", or with its year where a sentence names it. */
export function useLineDay(): <Text extends string>(day: DayText<Text>, withYear?: boolean) => string {
  const { language } = useTranslation();
  const short = dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const long = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (day, withYear = false) => (withYear ? long : short).format(new Date(day));
}
