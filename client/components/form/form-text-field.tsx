import { type ChangeEvent, type CompositionEvent, type ReactNode, useState } from 'react';
import { lengthOf, withinLimit } from '../../../rules/graphemes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FieldLabel, FieldNotes, type FormFieldProps, useFormField } from './form-field.tsx';

interface FormTextFieldProps extends FormFieldProps {
  /** Rows of a multi-line field. */
  rows?: number;
  /** Maximum number of characters that can be typed; a longer stored text is kept. */
  inputLimit?: number;
  /** Minimum number of characters, for the counter. */
  minimum?: number;
  /** The language of the value, if it is not the page's. */
  lang?: string;
  type?: 'text' | 'password' | 'email' | 'tel' | 'search' | 'date' | 'time' | 'url';
  /** The type of on-screen keyboard. */
  inputMode?: 'numeric' | 'decimal';
  /** For values that the form fills in by itself. */
  readOnly?: boolean;
  autoComplete?: string;
  /** Called when the field loses the focus. */
  onLeave?: () => void;
  /** Filters the input. */
  clean?: (typed: string) => string;
  /** A button within the field, at its end. */
  endButton?: ReactNode;
  /** Suggestions; other values can be typed, too. */
  suggestions?: readonly string[];
}

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** A labelled text field with its counter, hint and inline error. */
export function FormTextField(props: FormTextFieldProps) {
  const { name, label, required = false, rows, inputLimit, minimum, lang, suggestions } = props;
  const { t } = useTranslation();
  // What stood in the field before an input method began to put characters together.
  const [composedFrom, setComposedFrom] = useState<string>();
  const { id, field, error, describedBy, notes } = useFormField(props, (value) => {
    const length = lengthOf(value.trim());
    if (inputLimit) {
      // What is typed further on is not taken.
      const text = lengthOf(value) < inputLimit ? 'form.counterMaximum' : 'form.counterFull';
      return t(text, { length, maximum: inputLimit });
    }
    return minimum
      ? t(length < minimum ? 'form.counterMinimum' : 'form.counter', { length, minimum })
      : undefined;
  });

  const before = field.value ?? '';
  const type = (typed: string, from: string = before) => {
    const cleaned = props.clean ? props.clean(typed) : typed;
    field.onChange(inputLimit ? withinLimit(cleaned, from, inputLimit) : cleaned);
  };

  const attributes = {
    id,
    name,
    lang,
    required,
    value: before,
    ref: field.ref,
    onChange: ({ target }: ChangeEvent<Typed>) =>
      composedFrom === undefined ? type(target.value) : field.onChange(target.value),
    onCompositionStart: () => setComposedFrom(before),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Typed>) => {
      setComposedFrom(undefined);
      type(currentTarget.value, composedFrom);
    },
    onBlur: () => {
      field.onBlur();
      props.onLeave?.();
    },
    readOnly: props.readOnly,
    autoComplete: props.autoComplete ?? 'off',
    inputMode: props.inputMode,
    'aria-invalid': Boolean(error),
    'aria-describedby': describedBy,
    className: 'field-input',
  };
  return (
    <div className="field">
      <FieldLabel id={id} label={label} required={required} />
      {rows === undefined ? (
        <div className="field-box">
          <input {...attributes} type={props.type ?? 'text'} list={suggestions && `${id}-suggestions`} />
          {props.endButton}
        </div>
      ) : (
        <textarea {...attributes} rows={rows} style={{ minHeight: `calc(${rows} * 1lh + 34px)` }} />
      )}
      {suggestions && (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      <FieldNotes {...notes} />
    </div>
  );
}
