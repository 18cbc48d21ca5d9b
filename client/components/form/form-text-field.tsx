import FormControl from '@mui/material/FormControl';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useState } from 'react';
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
  endAdornment?: ReactNode;
  /** Suggestions; other values can be typed, too. */
  suggestions?: readonly string[];
}

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

  return (
    <FormControl fullWidth required={required} error={Boolean(error)} sx={{ mb: 3 }}>
      <FieldLabel id={id} label={label} />
      <OutlinedInput
        id={id}
        name={name}
        value={before}
        inputRef={field.ref}
        onChange={({ target }) =>
          composedFrom === undefined ? type(target.value) : field.onChange(target.value)
        }
        onBlur={() => {
          field.onBlur();
          props.onLeave?.();
        }}
        type={props.type}
        readOnly={props.readOnly}
        autoComplete={props.autoComplete ?? 'off'}
        endAdornment={props.endAdornment}
        multiline={rows !== undefined}
        minRows={rows}
        aria-describedby={describedBy}
        slotProps={{
          input: {
            // Without scripts MUI would render one row; its types do not know `rows` here.
            ...({ rows } as object),
            lang,
            onCompositionStart: () => setComposedFrom(before),
            onCompositionEnd: ({ currentTarget }) => {
              setComposedFrom(undefined);
              type(currentTarget.value, composedFrom);
            },
            inputMode: props.inputMode,
            list: suggestions && `${id}-suggestions`,
          },
        }}
        sx={{ bgcolor: props.readOnly ? 'action.hover' : undefined }}
      />
      {suggestions && (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      <FieldNotes {...notes} />
    </FormControl>
  );
}
