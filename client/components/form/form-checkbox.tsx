import { FieldNotes, type FormFieldProps, RequiredSign, useFormField } from './form-field.tsx';

/** A labelled checkbox. */
export function FormCheckbox(props: FormFieldProps) {
  const { name, label, required = false } = props;
  const { field, error, describedBy, notes } = useFormField(props);
  return (
    <div className="field field-close">
      <label className="field-tick">
        <input
          type="checkbox"
          name={name}
          required={required}
          checked={Boolean(field.value)}
          onChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy}
        />
        <span>
          {label}
          <RequiredSign required={required} />
        </span>
      </label>
      <FieldNotes {...notes} />
    </div>
  );
}
