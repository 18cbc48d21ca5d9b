import { place } from '../../../rules/place.ts';
import { CountryCodesDocument, useCountryCodesQuery } from './country-codes.generated.ts';

/** The list until the query is answered, and if it fails. */
const first = () => [{ value: place.callingCode, label: '' }];

/** For the `queries` of a page with these codes. */
export const COUNTRY_CODES = { query: CountryCodesDocument };

/** The country codes that administrators maintain, in the page's language: "United Kingdom (+44)". */
export function useCountryCodes(): { value: string; label: string }[] {
  const { data } = useCountryCodesQuery();
  return (data?.countryCodes ?? first()).map(({ value, label }) => ({
    value,
    label: label ? `${label} (+${value})` : `+${value}`,
  }));
}
