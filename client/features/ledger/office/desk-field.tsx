import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import { type ReactNode, useId } from 'react';
import { FieldLabel } from '../../../components/form/form-field.tsx';

interface DeskFieldProps {
  label: string;
  hint?: string;
  error?: string | false;
  /** The id of its input, if something else gives it one. */
  inputId?: string;
  /** Renders the input with these attributes. */
  children: (input: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
}

/** A labelled field of the desk, whose values are kept one by one and not with a form. */
export function DeskField({ label, hint, error, inputId, children }: DeskFieldProps) {
  const ownId = useId();
  const id = inputId ?? ownId;
  const note = error || hint;
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <FieldLabel id={id} label={label} />
      {children({ id, 'aria-describedby': note ? `${id}-note` : undefined })}
      {note && (
        <FormHelperText id={`${id}-note`} sx={{ mx: 0 }}>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  );
}
