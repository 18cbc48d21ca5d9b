import { DEFAULT_COUNTRY_CODE } from '../../../rules/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CountryCodesDocument, useCountryCodesQuery } from './country-codes.generated.ts';

/** The list until the query is answered, or if it fails. */
const FIRST = [{ value: DEFAULT_COUNTRY_CODE, label: null, valueGujarati: null }];

/** For the `queries` of a page with these codes. */
export const COUNTRY_CODES = { query: CountryCodesDocument };

/** Country codes as administrators keep them (D70), in the page's language: "United Kingdom (+44)". */
export function useCountryCodes(): { value: string; label: string }[] {
  const { language } = useTranslation();
  const { data } = useCountryCodesQuery();
  return (data?.countryCodes ?? FIRST).map(({ value, label, valueGujarati }) => {
    const name = (language === 'gu' && valueGujarati) || label;
    return { value, label: name ? `${name} (+${value})` : `+${value}` };
  });
}
