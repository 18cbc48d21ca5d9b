import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldText } from './field-text.ts';

interface FormTextFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  required?: boolean;
  /** Rows of a multi-line field. */
  rows?: number;
  /** Characters after which typing stops; longer text that is there already can stay. */
  inputLimit?: number;
  /** Characters there must at least be; the counter says how far one is. */
  minimum?: number;
  /** The language of what is typed, when it is not the page's. */
  lang?: string;
  type?: 'text' | 'password' | 'email' | 'tel' | 'search' | 'date' | 'time' | 'url';
  /** The keyboard that a phone shows. */
  inputMode?: 'numeric' | 'decimal';
  /** For what the form fills in by itself. */
  readOnly?: boolean;
  autoComplete?: string;
  /** What stays of what is typed. */
  clean?: (typed: string) => string;
  endAdornment?: ReactNode;
  /** What the browser offers while somebody types; anything else can be typed too. */
  suggestions?: readonly string[];
}

/** A labelled text field with its counter, hint and inline error. */
export function FormTextField<Values extends FieldValues, Output>(props: FormTextFieldProps<Values, Output>) {
  const {
    control,
    name,
    label,
    hint,
    required = false,
    rows,
    inputLimit,
    minimum,
    lang,
    suggestions,
  } = props;
  const { t } = useTranslation();
  const fieldText = useFieldText();
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  const value: string = field.value ?? '';
  const { length } = value.trim();
  const counter = inputLimit
    ? t('form.counterMaximum', { length, maximum: inputLimit })
    : minimum && t(length < minimum ? 'form.counterMinimum' : 'form.counter', { length, minimum });
  const described = [error && `${id}-error`, hint && `${id}-hint`, counter && `${id}-counter`].filter(
    Boolean,
  );

  return (
    <FormControl fullWidth required={required} error={Boolean(error)} sx={{ mb: 3 }}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, color: 'text.primary', fontWeight: 600 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        id={id}
        name={name}
        value={value}
        inputRef={field.ref}
        onChange={({ target }) => field.onChange(props.clean ? props.clean(target.value) : target.value)}
        onBlur={field.onBlur}
        type={props.type}
        readOnly={props.readOnly}
        autoComplete={props.autoComplete ?? 'off'}
        endAdornment={props.endAdornment}
        multiline={rows !== undefined}
        minRows={rows}
        aria-describedby={described.join(' ') || undefined}
        slotProps={{
          input: {
            lang,
            maxLength: inputLimit,
            inputMode: props.inputMode,
            list: suggestions && `${id}-suggestions`,
          },
        }}
        // Darker than the kit's, so that the field's edge is visible to weak eyes.
        sx={{
          bgcolor: props.readOnly ? 'action.hover' : undefined,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: error ? 'error.main' : 'text.secondary' },
        }}
      />
      {suggestions && (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
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
    </FormControl>
  );
}
