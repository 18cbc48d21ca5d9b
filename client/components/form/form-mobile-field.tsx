import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { typedMobile } from '../../../rules/phone.ts';
import { place } from '../../../rules/place.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormTextField } from './form-text-field.tsx';

interface FormMobileFieldProps<Values extends FieldValues, Output>
  extends ComponentProps<typeof FormTextField<Values, Output>> {
  /** By default 44. */
  countryCode?: string;
}

/** A field for ten digits; a typed or pasted country code or leading 0 is removed (D59). */
export function FormMobileField<Values extends FieldValues, Output>({
  countryCode,
  ...props
}: FormMobileFieldProps<Values, Output>) {
  const { t } = useTranslation();
  return (
    <FormTextField
      // British numbers are usually written with eleven digits.
      hint={
        countryCode === undefined || countryCode === place.callingCode
          ? `${t('form.mobileHint')} ${t('form.mobileExample')}`
          : t('form.mobileHint')
      }
      inputMode="numeric"
      {...props}
      autoComplete={props.autoComplete ?? 'tel-national'}
      type="tel"
      clean={(typed) => typedMobile(typed, countryCode)}
    />
  );
}
