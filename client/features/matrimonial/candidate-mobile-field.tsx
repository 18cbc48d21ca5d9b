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

/** Ten digits after the country code that is chosen beside them. */
export function CandidateMobileField({ codeField, ...props }: CandidateMobileFieldProps) {
  const countryCode = useWatch({ control: props.control, name: codeField });
  // Often somebody else's than whose device it is.
  return <FormMobileField {...props} countryCode={countryCode} autoComplete="off" />;
}
