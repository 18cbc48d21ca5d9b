import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
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
    <FormControl fullWidth error={Boolean(error)} sx={{ mb: 3 }}>
      <FieldLabel id={id} label={props.label} />
      <NativeSelect
        id={id}
        value=""
        onChange={({ target: { value } }) => field.onChange([...chosen, value])}
        onBlur={field.onBlur}
        inputRef={field.ref}
        input={<OutlinedInput />}
        inputProps={{ id, 'aria-describedby': describedBy }}
      >
        <option value="">{props.addLabel ?? t('profile.more.addLanguage')}</option>
        {props.options
          .filter(({ value }) => !chosen.includes(value))
          .map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </NativeSelect>
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
    </FormControl>
  );
}
