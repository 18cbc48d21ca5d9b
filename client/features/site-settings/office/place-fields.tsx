import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import { COUNTRIES, usualPlace } from '../../../../rules/countries.ts';
import { dateTimeFormat } from '../../../../rules/formats.ts';
import { localeOf } from '../../../../rules/languages.ts';
import { FormSelectField } from '../../../components/form/form-select-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface PlaceValues {
  country?: string | null;
  currency?: string | null;
  timeZone?: string | null;
  callingCode?: string | null;
}

interface Option {
  value: string;
  label: string;
}

/** Options by their names in the reader's language, in its order. */
function useOptions(codes: readonly string[], type: 'region' | 'currency'): Option[] {
  const { language } = useTranslation();
  return useMemo(() => {
    const locale = localeOf(language);
    const names = new Intl.DisplayNames(locale, { type });
    const options = codes.map((value) => ({ value, label: `${names.of(value) ?? value} (${value})` }));
    return options.sort((one, other) => one.label.localeCompare(other.label, locale));
  }, [codes, type, language]);
}

const CURRENCIES = Intl.supportedValuesOf('currency');

/** The chosen one is there by the name that it has, which differs between browsers. */
function timeZones(chosen: string | null | undefined): Option[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), ...(chosen ? [chosen] : [])]);
  return [...names].sort().map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

/** Country, currency, time zone and calling code, of the form; choosing a country proposes the others. */
export function PlaceFields() {
  const { t } = useTranslation();
  const countries = useOptions(COUNTRIES, 'region');
  const currencies = useOptions(CURRENCIES, 'currency');
  const currency = useController<PlaceValues>({ name: 'currency' }).field;
  const timeZone = useController<PlaceValues>({ name: 'timeZone' }).field;
  const callingCode = useController<PlaceValues>({ name: 'callingCode' }).field;
  const propose = (country: string) => {
    const usual = usualPlace(country, dateTimeFormat('en').resolvedOptions().timeZone);
    // What is not known of this country must not stay as it was in another.
    currency.onChange(usual.currency ?? '');
    timeZone.onChange(usual.timeZone ?? '');
    callingCode.onChange(usual.callingCode ?? '');
  };
  return (
    <>
      <FormSelectField
        name="country"
        label={t('siteSettings.country')}
        hint={t('siteSettings.placeHint')}
        options={countries}
        onChoice={propose}
      />
      <FormSelectField
        name="currency"
        label={t('siteSettings.currency')}
        options={currencies}
        placeholder={t('form.pleaseSelect')}
        required
      />
      <FormSelectField
        name="timeZone"
        label={t('siteSettings.timeZone')}
        options={timeZones(timeZone.value)}
        placeholder={t('form.pleaseSelect')}
        required
      />
      <FormTextField
        name="callingCode"
        label={t('siteSettings.callingCode')}
        hint={t('siteSettings.callingCodeHint')}
        inputMode="numeric"
        required
      />
    </>
  );
}

/** The same when it can no longer be changed. */
export function PlaceFacts({ place }: { place: PlaceValues }) {
  const { t, language } = useTranslation();
  const { country, currency, timeZone, callingCode } = place;
  const locale = localeOf(language);
  const name = (type: 'region' | 'currency', code = '') => new Intl.DisplayNames(locale, { type }).of(code);
  const facts = [
    [t('siteSettings.country'), country && name('region', country)],
    [t('siteSettings.currency'), currency && name('currency', currency)],
    [t('siteSettings.timeZone'), timeZone?.replaceAll('_', ' ')],
    [t('siteSettings.callingCode'), `+${callingCode}`],
  ];
  return (
    <>
      {facts.map(([label, value]) => (
        <Typography key={label}>
          {label}: <strong>{value}</strong>
        </Typography>
      ))}
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('siteSettings.placeIsSet')}</Typography>
    </>
  );
}
