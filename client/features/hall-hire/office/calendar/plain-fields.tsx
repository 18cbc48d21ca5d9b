import FormControl from '@mui/material/FormControl';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { FieldLabel } from '../../../../components/form/form-field.tsx';

interface PlainFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A day that is a part of a field's value. */
export function PlainDate({ label, value, onChange }: PlainFieldProps) {
  const id = useId();
  return (
    <FormControl fullWidth sx={{ mb: 3 }}>
      <FieldLabel id={id} label={label} />
      <OutlinedInput id={id} type="date" value={value} onChange={({ target }) => onChange(target.value)} />
    </FormControl>
  );
}

interface PlainSelectProps extends PlainFieldProps {
  options: readonly { value: string; label: string }[];
}

/** One of several values that are a part of a field's value. */
export function PlainSelect({ label, value, options, onChange }: PlainSelectProps) {
  const id = useId();
  return (
    <FormControl fullWidth sx={{ mb: 3 }}>
      <FieldLabel id={id} label={label} />
      <NativeSelect
        value={value}
        onChange={({ target }) => onChange(target.value)}
        input={<OutlinedInput />}
        inputProps={{ id }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
