import { FieldNotes, type FormFieldProps, useFormField } from '../../components/form/form-field.tsx';
import type { SelectChoice } from '../../components/form/form-select-field.tsx';

/** Any number of a few choices, each a box to tick. */
export function SeveralField(props: FormFieldProps & { options: readonly SelectChoice[] }) {
  const { field, describedBy, notes } = useFormField(props);
  const chosen: readonly string[] = field.value ?? [];
  return (
    <fieldset className="field field-close" aria-describedby={describedBy}>
      <legend className="field-label">{props.label}</legend>
      <div className="field-row">
        {props.options.map(({ value, label }, index) => (
          <label key={value} className="field-tick">
            <input
              type="checkbox"
              name={props.name}
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                field.onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
              onBlur={field.onBlur}
              ref={index === 0 ? field.ref : undefined}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldNotes {...notes} />
    </fieldset>
  );
}
