import { localeOf } from '../../../rules/languages.ts';
import { amountOf, currencySign } from '../../../rules/money.ts';
import { place } from '../../../rules/place.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The sign of the site's currency, for labels: £. */
export function useCurrencySign(): string {
  return currencySign(localeOf(useTranslation().language));
}

/** Formats pence in the site's currency and the page's language: £1,234.50. */
export function useMoney(): (pence: number) => string {
  const { language } = useTranslation();
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: place.currency,
  });
  return (pence) => format.format(amountOf(pence));
}
