import { place } from '../../../../rules/place.ts';
import type { Instant } from '../../../components/page/moment.tsx';
import { dateFormat } from '../../../i18n/date-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Says the day of a moment by the clock of the site: "3 November 2026". */
export function useSiteDay(): (moment: Instant) => string {
  const { language } = useTranslation();
  const day = dateFormat(language, { dateStyle: 'long', timeZone: place.timeZone });
  return (moment) => day.format(new Date(moment));
}
