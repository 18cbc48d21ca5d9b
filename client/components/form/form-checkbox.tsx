import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import { FieldNotes, type FormFieldProps, useFormField } from './form-field.tsx';

/** A labelled checkbox. */
export function FormCheckbox(props: FormFieldProps) {
  const { name, label, required = false } = props;
  const { field, error, describedBy, notes } = useFormField(props);
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
                'aria-describedby': describedBy,
              },
            }}
          />
        }
      />
      <FieldNotes {...notes} />
    </FormControl>
  );
}
