import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useFieldText } from './field-text.ts';

export interface SelectChoice {
  value: string;
  label: string;
  group?: string;
}

interface FormSelectFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  required?: boolean;
  /** Neighbours with the same group stand together under its name. */
  options: readonly SelectChoice[];
  hint?: string;
  /** Stands first, for nothing chosen yet. */
  placeholder?: string;
  /** For ids: the form holds a number, 0 for nothing chosen. */
  numeric?: boolean;
  /** After the choice has changed. */
  onChoice?: (value: string) => void;
}

function Choices({ options }: { options: readonly SelectChoice[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** The names of the groups in the order of their first entries; none where nothing is grouped. */
function groupsOf(options: readonly SelectChoice[]): string[] {
  return [...new Set(options.flatMap(({ group }) => group ?? []))];
}

/** One of several values; the browser's own list, which phones and old eyes know. */
export function FormSelectField<Values extends FieldValues, Output>(
  props: FormSelectFieldProps<Values, Output>,
) {
  const { control, name, label, required = false, options, hint, placeholder, numeric, onChoice } = props;
  const fieldText = useFieldText();
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return (
    <FormControl fullWidth required={required} error={Boolean(error)} sx={{ mb: 3 }}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, color: 'text.primary', fontWeight: 600 }}>
        {label}
      </FormLabel>
      <NativeSelect
        id={id}
        value={field.value || ''}
        onChange={({ target: { value } }) => {
          field.onChange(numeric ? Number(value) : value);
          onChoice?.(value);
        }}
        onBlur={field.onBlur}
        inputRef={field.ref}
        input={<OutlinedInput />}
        inputProps={{ id, name, 'aria-describedby': described.join(' ') || undefined }}
        sx={{
          '& .MuiOutlinedInput-notchedOutline': { borderColor: error ? 'error.main' : 'text.secondary' },
        }}
      >
        {placeholder && <option value="">{placeholder}</option>}
        <Choices options={options.filter(({ group }) => !group)} />
        {groupsOf(options).map((group) => (
          <optgroup key={group} label={group}>
            <Choices options={options.filter((option) => option.group === group)} />
          </optgroup>
        ))}
      </NativeSelect>
      {error && (
        <FormHelperText id={`${id}-error`} sx={{ mx: 0 }}>
          {fieldText(error)}
        </FormHelperText>
      )}
      {hint && (
        <FormHelperText id={`${id}-hint`} error={false} sx={{ mx: 0 }}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
}
