import { numberFormat } from '../../../rules/formats.ts';
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
  const format = numberFormat(localeOf(language), {
    style: 'currency',
    currency: place.currency,
  });
  return (pence) => format.format(amountOf(pence));
}

/** As {@link useMoney}, but a whole amount without decimals, as people say it: £51. For what is read, not for accounts. */
export function useShortMoney(): (pence: number) => string {
  const { language } = useTranslation();
  const money = useMoney();
  const format = numberFormat(localeOf(language), {
    style: 'currency',
    currency: place.currency,
    minimumFractionDigits: 0,
  });
  return (pence) => {
    const amount = amountOf(pence);
    return Number.isInteger(amount) ? format.format(amount) : money(pence);
  };
}

/** Formats money that came in any currency, in its smallest unit, as of a card from abroad: US$51.00. */
export function useMoneyIn(): (pence: number, currency: string) => string {
  const { language } = useTranslation();
  return (pence, currency) => {
    const format = numberFormat(localeOf(language), { style: 'currency', currency });
    return format.format(pence / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  };
}
