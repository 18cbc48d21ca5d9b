import { FieldLabel, FieldNotes, type FormFieldProps, useFormField } from './form-field.tsx';

export interface SelectChoice {
  value: string;
  label: string;
  group?: string;
}

interface FormSelectFieldProps extends FormFieldProps {
  /** Options with the same group are shown under its name. */
  options: readonly SelectChoice[];
  /** The label of the first option, for no choice. */
  placeholder?: string;
  /** For ids: the form's value is a number, 0 for no choice. */
  numeric?: boolean;
  /** Called after the choice has changed. */
  onChoice?: (value: string) => void;
}

function Choices({ options }: { options: readonly SelectChoice[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** The names of the groups in the order of their first entries; empty if nothing is grouped. */
function groupsOf(options: readonly SelectChoice[]): string[] {
  return [...new Set(options.flatMap(({ group }) => group ?? []))];
}

/** One of several values, in a native `<select>`, which works well on phones and with large text. */
export function FormSelectField(props: FormSelectFieldProps) {
  const { name, label, required = false, options, placeholder, numeric, onChoice } = props;
  const { id, field, error, describedBy, notes } = useFormField(props);
  return (
    <div className="field">
      <FieldLabel id={id} label={label} required={required} />
      <div className="field-box field-choice">
        <select
          id={id}
          name={name}
          required={required}
          value={field.value || ''}
          onChange={({ target: { value } }) => {
            field.onChange(numeric ? Number(value) : value);
            onChoice?.(value);
          }}
          onBlur={field.onBlur}
          ref={field.ref}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy}
          className="field-input"
        >
          {placeholder && <option value="">{placeholder}</option>}
          <Choices options={options.filter(({ group }) => !group)} />
          {groupsOf(options).map((group) => (
            <optgroup key={group} label={group}>
              <Choices options={options.filter((option) => option.group === group)} />
            </optgroup>
          ))}
        </select>
      </div>
      <FieldNotes {...notes} />
    </div>
  );
}
