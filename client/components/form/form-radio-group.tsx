import { FieldNotes, type FormFieldProps, RequiredSign, useFormField } from './form-field.tsx';

interface FormRadioGroupProps extends FormFieldProps {
  options: readonly { value: string; label: string }[];
  /** Called after the choice has changed. */
  onChoice?: (value: string) => void;
}

/** A row of radio buttons under a common label. */
export function FormRadioGroup(props: FormRadioGroupProps) {
  const { name, label, options, required = false, onChoice } = props;
  const { id, field, error, describedBy, notes } = useFormField(props);

  return (
    <fieldset className="field field-close">
      <legend id={id} className="field-label">
        {label}
        <RequiredSign required={required} />
      </legend>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy}
        onBlur={field.onBlur}
        className="field-row"
      >
        {options.map((option, index) => (
          <label key={option.value} className="field-tick">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={(field.value ?? '') === option.value}
              onChange={(event) => {
                field.onChange(event);
                onChoice?.(option.value);
              }}
              ref={index === 0 ? field.ref : undefined}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes {...notes} />
    </fieldset>
  );
}
