import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useFieldText } from './field-text.ts';

interface FormCheckboxProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  required?: boolean;
}

/** Yes or no. */
export function FormCheckbox<Values extends FieldValues, Output>(props: FormCheckboxProps<Values, Output>) {
  const { control, name, label, hint, required = false } = props;
  const fieldText = useFieldText();
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return (
    <FormControl error={Boolean(error)} sx={{ mb: 2 }}>
      <FormControlLabel
        label={label}
        required={required}
        sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { py: 1 } }}
        control={
          <Checkbox
            name={name}
            checked={Boolean(field.value)}
            onChange={field.onChange}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                ref: field.ref,
                'aria-invalid': Boolean(error),
                'aria-describedby': described.join(' ') || undefined,
              },
            }}
          />
        }
      />
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
    </FormControl>
  );
}
