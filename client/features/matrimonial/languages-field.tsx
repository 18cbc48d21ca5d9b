import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  FieldLabel,
  FieldNotes,
  type FormFieldProps,
  useFormField,
} from '../../components/form/form-field.tsx';
import type { SelectChoice } from '../../components/form/form-select-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

interface LanguagesFieldProps extends FormFieldProps {
  options: readonly SelectChoice[];
  /** Of the choice that adds one; by default "Add a language". */
  addLabel?: string;
}

/** Several of a long list, as languages: each choice is added, and taken out by its cross. */
export function LanguagesField(props: LanguagesFieldProps) {
  const { t } = useTranslation();
  const { id, field, error, describedBy, notes } = useFormField(props);
  const chosen: string[] = field.value ?? [];
  const labelOf = (value: string) => props.options.find((one) => one.value === value)?.label ?? value;
  return (
    <div className="field">
      <FieldLabel id={id} label={props.label} required={props.required} />
      <div className="field-box field-choice">
        <select
          id={id}
          value=""
          onChange={({ target: { value } }) => field.onChange([...chosen, value])}
          onBlur={field.onBlur}
          ref={field.ref}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy}
          className="field-input"
        >
          <option value="">{props.addLabel ?? t('profile.more.addLanguage')}</option>
          {props.options
            .filter(({ value }) => !chosen.includes(value))
            .map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
        </select>
      </div>
      <Stack direction="row" useFlexGap sx={{ mt: chosen.length > 0 ? 1 : 0, gap: 1, flexWrap: 'wrap' }}>
        {chosen.map((value) => (
          <Chip
            key={value}
            label={labelOf(value)}
            onDelete={() => field.onChange(chosen.filter((one) => one !== value))}
          />
        ))}
      </Stack>
      <FieldNotes {...notes} />
    </div>
  );
}
