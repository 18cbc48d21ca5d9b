import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import type { FieldValues } from 'react-hook-form';
import { FieldNotes, type FormFieldProps, useFormField } from './form-field.tsx';

interface FormRadioGroupProps<Values extends FieldValues, Output> extends FormFieldProps<Values, Output> {
  options: readonly { value: string; label: string }[];
  /** Called after the choice has changed. */
  onChoice?: (value: string) => void;
}

/** A row of radio buttons under a common label. Without the kit's group, which keeps a state of its own and is in every form's page. */
export function FormRadioGroup<Values extends FieldValues, Output>(
  props: FormRadioGroupProps<Values, Output>,
) {
  const { name, label, options, required = false, onChoice } = props;
  const { id, field, error, describedBy, notes } = useFormField(props);

  return (
    <FormControl component="fieldset" required={required} error={Boolean(error)} sx={{ mb: 2 }}>
      <FormLabel component="legend" id={id} sx={{ color: 'text.primary', fontWeight: 600 }}>
        {label}
      </FormLabel>
      <Box
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={describedBy}
        onBlur={field.onBlur}
        sx={{ display: 'flex', flexWrap: 'wrap' }}
      >
        {options.map((option, index) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.label}
            control={
              <Radio
                name={name}
                checked={(field.value ?? '') === option.value}
                onChange={(event) => {
                  field.onChange(event);
                  onChoice?.(option.value);
                }}
                slotProps={{ input: { ref: index === 0 ? field.ref : undefined } }}
              />
            }
            sx={{ minHeight: 44 }}
          />
        ))}
      </Box>
      <FieldNotes {...notes} />
    </FormControl>
  );
}
