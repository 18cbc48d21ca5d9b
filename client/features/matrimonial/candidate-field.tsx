import { isInUk } from '../../../rules/place.ts';
import { FormRadioGroup } from '../../components/form/form-radio-group.tsx';
import { FormSelectField } from '../../components/form/form-select-field.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BirthDateField } from './birth-date-field.tsx';
import { CandidateMobileField } from './candidate-mobile-field.tsx';
import type { CandidateField } from './candidate-sections.ts';
import { LanguagesField } from './languages-field.tsx';
import type { OfferedChoices } from './offered-choices.ts';

interface CandidateFormFieldProps {
  field: CandidateField;
  choices: OfferedChoices;
  /** The value of the stored profile, which can still be chosen even if the list no longer has it. */
  kept?: string;
  /** The value was only preset, and is to be checked. */
  isPreset?: boolean;
  onProfileFor: (profileForId: number) => void;
  onGender: () => void;
  onBirthDate: () => void;
}

/** The input for one field of the profile. */
export function CandidateFormField({ field, choices, kept, isPreset, ...events }: CandidateFormFieldProps) {
  const { t } = useTranslation();
  const { name, sort, list, rows } = field;
  const hint = (!isInUk() && field.hintElsewhere) || field.hint;
  const shared = { name, label: t(field.label), hint: hint && t(hint), required: !field.optional };
  const placeholder = t('form.pleaseSelect');

  switch (sort) {
    case 'profileFor':
      return (
        <FormSelectField
          {...shared}
          options={choices.profileFors}
          placeholder={placeholder}
          numeric
          onChoice={(id) => events.onProfileFor(Number(id))}
        />
      );
    case 'birthDate':
      return <BirthDateField {...shared} onLeave={events.onBirthDate} />;
    case 'gender':
      return (
        <FormRadioGroup
          {...shared}
          hint={isPreset ? t('profile.checkPreset') : shared.hint}
          options={(['MALE', 'FEMALE'] as const).map((value) => ({
            value,
            label: t(`selectLists.genders.${value}`),
          }))}
          onChoice={events.onGender}
        />
      );
    case 'choice':
      return <FormSelectField {...shared} options={choices.of(list!, kept)} placeholder={placeholder} />;
    case 'languages':
      return <LanguagesField {...shared} options={choices.of(list!)} />;
    case 'mobile':
      return (
        <CandidateMobileField
          name={name}
          label={shared.label}
          required
          codeField={field.codeField!}
          codes={choices.of('COUNTRY_CODE')}
        />
      );
    default:
      return (
        <FormTextField
          {...shared}
          type={sort}
          rows={rows}
          suggestions={list && choices.of(list).map(({ label }) => label)}
        />
      );
  }
}
