import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useFieldText } from './field-text.ts';

/** The props of every form field; the form is the one around it. */
export interface FormFieldProps {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
}

/**
 * A field's value and the notes below it.
 * @param counterOf formats the character counter
 * @returns `describedBy` has the ids of what {@link FieldNotes} shows
 */
export function useFormField(
  { name, hint }: FormFieldProps,
  counterOf?: (value: string) => string | undefined,
) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const error = fieldState.error?.message;
  const counter = counterOf?.(field.value ?? '');
  const notes = { error, hint, counter };
  const shown = (Object.keys(notes) as (keyof typeof notes)[]).filter((note) => notes[note]);
  const describedBy = shown.map((note) => `${id}-${note}`).join(' ') || undefined;
  return { id, field, error, describedBy, notes: { id, ...notes } };
}

/** The label above a field. */
export function FieldLabel({ id, label }: { id: string; label: string }) {
  return (
    <FormLabel htmlFor={id} sx={{ mb: 0.5, color: 'text.primary', fontWeight: 600 }}>
      {label}
    </FormLabel>
  );
}

/** A field's error, hint and character counter. */
export function FieldNotes({ id, error, hint, counter }: ReturnType<typeof useFormField>['notes']) {
  const fieldText = useFieldText();
  return (
    <>
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
      {counter && (
        <FormHelperText id={`${id}-counter`} error={false} sx={{ mx: 0, fontVariantNumeric: 'tabular-nums' }}>
          {counter}
        </FormHelperText>
      )}
    </>
  );
}
