import {
  FieldLabel,
  FieldNotes,
  type FormFieldProps,
  useFormField,
} from '../../components/form/form-field.tsx';

/** Several places in one line, with commas between them; the rules trim each. */
export function CitiesField(props: FormFieldProps) {
  const { id, field, error, describedBy, notes } = useFormField(props);
  const cities: readonly string[] = field.value ?? [];
  return (
    <div className="field">
      <FieldLabel id={id} label={props.label} />
      <div className="field-box">
        <input
          id={id}
          name={props.name}
          type="text"
          autoComplete="off"
          value={cities.join(',')}
          onChange={({ target: { value } }) => field.onChange(value === '' ? [] : value.split(','))}
          onBlur={field.onBlur}
          ref={field.ref}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy}
          className="field-input"
        />
      </div>
      <FieldNotes {...notes} />
    </div>
  );
}
