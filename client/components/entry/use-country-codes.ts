import { COUNTRY_CODES } from '../../../rules/country-codes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Country codes to choose from, in the page's language: "United Kingdom (+44)". */
export function useCountryCodes(): { value: string; label: string }[] {
  const { language } = useTranslation();
  return COUNTRY_CODES.map(({ code, name, nameGujarati }) => ({
    value: code,
    label: `${language === 'gu' ? nameGujarati : name} (+${code})`,
  }));
}
