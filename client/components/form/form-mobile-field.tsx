import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { hasTenDigits, typedMobile } from '../../../rules/phone.ts';
import { place } from '../../../rules/place.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormTextField } from './form-text-field.tsx';

interface FormMobileFieldProps<Values extends FieldValues, Output>
  extends ComponentProps<typeof FormTextField<Values, Output>> {
  /** By default the association's own. */
  countryCode?: string;
  /** The association's own, where it is being chosen. */
  home?: string;
}

/** A field for a mobile number, of ten digits where they have ten; a typed or pasted country code or leading 0 is removed. */
export function FormMobileField<Values extends FieldValues, Output>({
  home = place.callingCode,
  countryCode = home,
  ...props
}: FormMobileFieldProps<Values, Output>) {
  const { t } = useTranslation();
  const hint = t(hasTenDigits(countryCode) ? 'form.mobileHint' : 'form.mobileWithoutCode');
  return (
    <FormTextField
      // British numbers are usually written with eleven digits.
      hint={countryCode === '44' && home === '44' ? `${hint} ${t('form.mobileExample')}` : hint}
      inputMode="numeric"
      {...props}
      autoComplete={props.autoComplete ?? 'tel-national'}
      type="tel"
      clean={(typed) => typedMobile(typed, countryCode)}
    />
  );
}
