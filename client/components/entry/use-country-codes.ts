import { useTranslation } from 'react-i18next';
import { COUNTRY_CODES } from '../../../rules/country-codes.ts';

/** Country codes to choose from, in the page's language: "United Kingdom (+44)". */
export function useCountryCodes(): { value: string; label: string }[] {
  const { i18n } = useTranslation();
  return COUNTRY_CODES.map(({ code, name, nameGujarati }) => ({
    value: code,
    label: `${i18n.language === 'gu' ? nameGujarati : name} (+${code})`,
  }));
}
