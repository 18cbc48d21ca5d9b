import { useWatch } from 'react-hook-form';
import { FormMobileField } from '../../components/form/form-mobile-field.tsx';
import type { SelectChoice } from '../../components/form/form-select-field.tsx';

interface CandidateMobileFieldProps {
  name: string;
  label: string;
  required: boolean;
  codeField: 'countryCode' | 'contactCountryCode';
  /** What that field offers. */
  codes: readonly SelectChoice[];
}

/** A field for ten digits, with a select field for the country code. */
export function CandidateMobileField({ codeField, codes, ...props }: CandidateMobileFieldProps) {
  const countryCode = useWatch({ name: codeField });
  // No autofill: the number is often not that of the device's owner.
  return (
    <FormMobileField
      {...props}
      countryCode={countryCode}
      codes={{ field: codeField, offered: codes }}
      autoComplete="off"
    />
  );
}
