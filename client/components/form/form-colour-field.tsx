import Box from '@mui/material/Box';
import { DRAWN_COLOURS } from '../../../rules/drawn-colours.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FieldLabel, FieldNotes, type FormFieldProps, useFormField } from './form-field.tsx';

const COLOUR = /^#[\dA-Fa-f]{6}$/;

/** A colour as #7A1F2B, chosen in the browser's own dialog or typed. */
export function FormColourField(props: FormFieldProps) {
  const { t } = useTranslation();
  const { id, field, error, describedBy, notes } = useFormField(props);
  const value: string = field.value ?? '';
  return (
    <div className="field">
      <FieldLabel id={id} label={props.label} required={props.required} />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Box
          component="input"
          type="color"
          aria-label={t('form.chooseColour', { field: props.label })}
          value={COLOUR.test(value) ? value.toLowerCase() : DRAWN_COLOURS.white.toLowerCase()}
          onChange={({ target }) => field.onChange(target.value.toUpperCase())}
          sx={{
            width: 56,
            height: 44,
            p: 0.5,
            border: 1,
            borderColor: 'text.secondary',
            borderRadius: 1,
            bgcolor: 'background.paper',
          }}
        />
        <input
          id={id}
          name={props.name}
          required={props.required}
          value={value}
          ref={field.ref}
          onChange={({ target }) => field.onChange(target.value)}
          onBlur={field.onBlur}
          autoComplete="off"
          aria-describedby={describedBy}
          aria-invalid={Boolean(error)}
          spellCheck={false}
          maxLength={7}
          className="field-input"
          style={{ width: 140 }}
        />
      </Box>
      <FieldNotes {...notes} />
    </div>
  );
}
