import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageKeyOf } from '../../rules/validation.ts';

interface FormRadioGroupProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  options: readonly { value: string; label: string }[];
  required?: boolean;
  /** After the choice has changed. */
  onChoice?: (value: string) => void;
}

/** One of a few: a row of radio buttons under a common label. */
export function FormRadioGroup<Values extends FieldValues, Output>(
  props: FormRadioGroupProps<Values, Output>,
) {
  const { control, name, label, options, required = false, onChoice } = props;
  const { t } = useTranslation();
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;

  return (
    <FormControl component="fieldset" required={required} error={Boolean(error)} sx={{ mb: 2 }}>
      <FormLabel component="legend" id={id} sx={{ color: 'text.primary', fontWeight: 600 }}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        aria-describedby={error && `${id}-error`}
        name={name}
        value={field.value ?? ''}
        onBlur={field.onBlur}
        onChange={(event, value) => {
          field.onChange(event);
          onChoice?.(value);
        }}
      >
        {options.map((option, index) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.label}
            control={<Radio slotProps={{ input: { ref: index === 0 ? field.ref : undefined } }} />}
            sx={{ minHeight: 44 }}
          />
        ))}
      </RadioGroup>
      {error && (
        <FormHelperText id={`${id}-error`} sx={{ mx: 0 }}>
          {t(`messages.${messageKeyOf(error)}`)}
        </FormHelperText>
      )}
    </FormControl>
  );
}
