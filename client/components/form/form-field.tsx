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

/** The sign at the label of a field that must be filled in, which the field itself says to screen readers. */
export function RequiredSign({ required }: Pick<FormFieldProps, 'required'>) {
  return required ? <span aria-hidden="true"> *</span> : null;
}

/** The label above a field. */
export function FieldLabel({
  id,
  label,
  required,
}: Pick<FormFieldProps, 'label' | 'required'> & { id: string }) {
  return (
    <label htmlFor={id} className="field-label">
      {label}
      <RequiredSign required={required} />
    </label>
  );
}

/** A field's error, hint and character counter. */
export function FieldNotes({ id, error, hint, counter }: ReturnType<typeof useFormField>['notes']) {
  const fieldText = useFieldText();
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="field-note field-error">
          {fieldText(error)}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="field-note">
          {hint}
        </p>
      )}
      {counter && (
        <p id={`${id}-counter`} className="field-note" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {counter}
        </p>
      )}
    </>
  );
}
