import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { hasTenDigits, typedMobile, writtenCountryCode } from '../../../rules/phone.ts';
import { place } from '../../../rules/place.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { SelectChoice } from './form-select-field.tsx';
import { FormTextField } from './form-text-field.tsx';

interface FormMobileFieldProps extends ComponentProps<typeof FormTextField> {
  /** By default the association's own. */
  countryCode?: string;
  /** The form's field for {@link countryCode}, and what it offers: a number that is written with one of these chooses it. */
  codes?: { field: string; offered: readonly SelectChoice[] };
  /** The association's own, where it is being chosen. */
  home?: string;
}

/** A field for a mobile number, of ten digits where they have ten; a typed or pasted country code or leading 0 is removed. */
export function FormMobileField({
  home = place.callingCode,
  countryCode = home,
  codes,
  ...props
}: FormMobileFieldProps) {
  const { t } = useTranslation();
  const { setValue } = useFormContext();
  const hint = t(hasTenDigits(countryCode) ? 'form.mobileHint' : 'form.mobileWithoutCode');
  const clean = (typed: string) => {
    const written = writtenCountryCode(typed);
    if (!codes?.offered.some(({ value }) => value === written)) return typedMobile(typed, countryCode);
    if (written !== countryCode) setValue(codes.field, written, { shouldDirty: true });
    return typedMobile(typed, written);
  };
  return (
    <FormTextField
      // British numbers are usually written with eleven digits.
      hint={countryCode === '44' && home === '44' ? `${hint} ${t('form.mobileExample')}` : hint}
      inputMode="numeric"
      {...props}
      autoComplete={props.autoComplete ?? 'tel-national'}
      type="tel"
      clean={clean}
    />
  );
}
