import FormControl from '@mui/material/FormControl';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { parseWrittenPence, poundsText } from '../../../../../rules/money.ts';
import {
  FieldLabel,
  FieldNotes,
  type FormFieldProps,
  useFormField,
} from '../../../../components/form/form-field.tsx';

interface NumberFieldProps extends FormFieldProps {
  /** What stands in the field for a value. */
  shown: (value: number | null) => string;
  /** What was typed, as a value; NaN for what is none, which the rules refuse. */
  read: (typed: string) => number | null;
}

/** A number that is written in another unit than it is kept in. */
function NumberField({ shown, read, ...props }: NumberFieldProps) {
  const { id, field, error, describedBy, notes } = useFormField(props);
  const [typed, setTyped] = useState(() => shown(field.value));
  // Where it is not what was typed, another version was loaded.
  const text = Object.is(read(typed), field.value) ? typed : shown(field.value);
  return (
    <FormControl fullWidth required={props.required} error={Boolean(error)} sx={{ mb: 2 }}>
      <FieldLabel id={id} label={props.label} required={props.required} />
      <OutlinedInput
        id={id}
        name={props.name}
        value={text}
        inputRef={field.ref}
        onBlur={field.onBlur}
        onChange={({ target }) => {
          setTyped(target.value);
          field.onChange(read(target.value));
        }}
        aria-describedby={describedBy}
        slotProps={{ input: { inputMode: 'decimal' } }}
      />
      <FieldNotes {...notes} />
    </FormControl>
  );
}

/** An amount, written in pounds. @param props.mayBeEmpty whether empty is null, not nothing */
export function PenceField({ mayBeEmpty = false, ...props }: FormFieldProps & { mayBeEmpty?: boolean }) {
  return (
    <NumberField
      {...props}
      shown={(pence) => (pence ? poundsText(pence) : '')}
      read={(typed) =>
        typed.trim() === '' ? (mayBeEmpty ? null : 0) : (parseWrittenPence(typed) ?? Number.NaN)
      }
    />
  );
}

/** Minutes, written in minutes or in hours. */
export function MinutesField({ unit = 1, ...props }: FormFieldProps & { unit?: number }) {
  return (
    <NumberField
      {...props}
      shown={(minutes) => (minutes ? String(Math.round((minutes / unit) * 100) / 100) : '')}
      read={(typed) => (typed.trim() === '' ? 0 : Math.round(Number(typed.replace(',', '.')) * unit))}
    />
  );
}

/** A whole number from 0. */
export function CountField(props: FormFieldProps) {
  return (
    <NumberField
      {...props}
      shown={String}
      read={(typed) => (typed.trim() === '' ? Number.NaN : Number(typed))}
    />
  );
}
