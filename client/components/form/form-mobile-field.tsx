import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DEFAULT_COUNTRY_CODE } from '../../../rules/limits.ts';
import { typedMobile } from '../../../rules/phone.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormTextField } from './form-text-field.tsx';

interface FormMobileFieldProps<Values extends FieldValues, Output>
  extends ComponentProps<typeof FormTextField<Values, Output>> {
  /** Of the number, 44 if it is not said. */
  countryCode?: string;
}

/** Ten digits; what people paste or type before them is taken off (D59). */
export function FormMobileField<Values extends FieldValues, Output>({
  countryCode,
  ...props
}: FormMobileFieldProps<Values, Output>) {
  const { t } = useTranslation();
  return (
    <FormTextField
      // Most know theirs with eleven digits.
      hint={
        countryCode === undefined || countryCode === DEFAULT_COUNTRY_CODE
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
