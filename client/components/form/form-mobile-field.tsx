import type { ComponentProps } from 'react';
import { hasTenDigits, typedMobile } from '../../../rules/phone.ts';
import { place } from '../../../rules/place.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormTextField } from './form-text-field.tsx';

interface FormMobileFieldProps extends ComponentProps<typeof FormTextField> {
  /** By default the association's own. */
  countryCode?: string;
  /** The association's own, where it is being chosen. */
  home?: string;
}

/** A field for a mobile number, of ten digits where they have ten; a typed or pasted country code or leading 0 is removed. */
export function FormMobileField({
  home = place.callingCode,
  countryCode = home,
  ...props
}: FormMobileFieldProps) {
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
