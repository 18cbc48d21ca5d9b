import { type FieldPath, useWatch } from 'react-hook-form';
import type { CandidateFormFields } from '../../../rules/candidate.ts';
import { FormMobileField } from '../../components/form/form-mobile-field.tsx';
import type { CandidateControl } from './candidate-values.ts';

interface CandidateMobileFieldProps {
  control: CandidateControl;
  name: FieldPath<CandidateFormFields>;
  label: string;
  required: boolean;
  codeField: 'countryCode' | 'contactCountryCode';
}

/** A field for ten digits, with a select field for the country code. */
export function CandidateMobileField({ codeField, ...props }: CandidateMobileFieldProps) {
  const countryCode = useWatch({ control: props.control, name: codeField });
  // No autofill: the number is often not that of the device's owner.
  return <FormMobileField {...props} countryCode={countryCode} autoComplete="off" />;
}
