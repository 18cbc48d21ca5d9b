import { DEFAULT_COUNTRY_CODE } from '../../../rules/limits.ts';
import { CountryCodesDocument, useCountryCodesQuery } from './country-codes.generated.ts';

/** The list until the query is answered, and if it fails. */
const FIRST = [{ value: DEFAULT_COUNTRY_CODE, label: '' }];

/** For the `queries` of a page with these codes. */
export const COUNTRY_CODES = { query: CountryCodesDocument };

/** The country codes that administrators maintain (D70), in the page's language: "United Kingdom (+44)". */
export function useCountryCodes(): { value: string; label: string }[] {
  const { data } = useCountryCodesQuery();
  return (data?.countryCodes ?? FIRST).map(({ value, label }) => ({
    value,
    label: label ? `${label} (+${value})` : `+${value}`,
  }));
}
