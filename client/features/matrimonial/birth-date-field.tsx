import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { ageInYears, isPlausibleDay } from '../../../rules/birth-date.ts';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** A birth date with the age that follows from it. */
export function BirthDateField(props: ComponentProps<typeof FormTextField>) {
  const { t } = useTranslation();
  const day: string = useWatch({ name: props.name });
  const age = isPlausibleDay(day) ? ageInYears(day) : -1;
  return (
    <FormTextField
      {...props}
      type="date"
      hint={age < 0 ? t('candidate.birthDateHint') : t('candidate.age', { age })}
    />
  );
}
