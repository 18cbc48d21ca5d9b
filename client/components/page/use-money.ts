import { localeOf } from '../../../rules/languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Formats pence as pounds in the page's language: £1,234.50. */
export function useMoney(): (pence: number) => string {
  const { language } = useTranslation();
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'GBP',
  });
  return (pence) => format.format(pence / 100);
}
