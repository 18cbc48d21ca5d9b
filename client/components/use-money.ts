import { useTranslation } from 'react-i18next';
import { dateLocale } from '../i18n/date-locale.ts';

/** Writes pence as money in the page's language: £1,234.50. */
export function useMoney(): (pence: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(dateLocale(i18n.language), {
    style: 'currency',
    currency: 'GBP',
  });
  return (pence) => format.format(pence / 100);
}
