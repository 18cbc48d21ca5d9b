import { useLineDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** What a count is called: by its day, and where it was. */
export function useCountTitle(): (count: { day: string | null; place: string }) => string {
  const { t } = useTranslation();
  const dayText = useLineDay();
  return ({ day, place }) => {
    const title = day ? t('counts.untitled', { day: dayText(day, true) }) : t('counts.withoutDay');
    return place ? `${title}, ${place}` : title;
  };
}
