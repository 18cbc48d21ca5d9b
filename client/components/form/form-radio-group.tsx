import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import type { ChangeEvent } from 'react';
import { FieldNotes, type FormFieldProps, useFormField } from './form-field.tsx';

interface FormRadioGroupProps extends FormFieldProps {
  options: readonly { value: string; label: string }[];
  /** Called after the choice has changed. */
  onChoice?: (value: string) => void;
}

const optionStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 44,
  mr: 3,
  cursor: 'pointer',
} as const;

const dotStyle = {
  width: 20,
  height: 20,
  m: 0,
  flex: 'none',
  accentColor: 'var(--mui-palette-primary-main)',
} as const;

/** A row of radio buttons under a common label: the browser's own, as the kit's are some kilobytes of a page with a form. */
export function FormRadioGroup(props: FormRadioGroupProps) {
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
          <Box key={option.value} component="label" sx={optionStyle}>
            <Box
              component="input"
              type="radio"
              name={name}
              value={option.value}
              checked={(field.value ?? '') === option.value}
              onChange={(event: ChangeEvent) => {
                field.onChange(event);
                onChoice?.(option.value);
              }}
              ref={index === 0 ? field.ref : undefined}
              sx={dotStyle}
            />
            {option.label}
          </Box>
        ))}
      </Box>
      <FieldNotes {...notes} />
    </FormControl>
  );
}
