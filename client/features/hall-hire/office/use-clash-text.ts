import { useTranslation } from '../../../i18n/use-translation.ts';
import type { MonthHire } from './hire-clashes.ts';
import { whenText } from './shown-times.ts';

/** Describes a clashing hire: hirer, times, and whether it is a booking or a request. */
export function useClashText(): (hire: MonthHire) => string {
  const { t, language } = useTranslation();
  return (hire) =>
    `${hire.name} · ${whenText(hire, language)} · ${t(`hallHire.admin.statuses.${hire.status}`)}`;
}
