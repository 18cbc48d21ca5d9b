import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import type { FieldValues } from 'react-hook-form';
import { PARTS, type Part } from '../../../../rules/parts.ts';
import { FieldNotes, type FormFieldProps, useFormField } from '../../../components/form/form-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Which parts of the site are used: a tick for each, while the value lists those that are not. */
export function PartsField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output>) {
  const { t } = useTranslation();
  const { field, error, describedBy, notes } = useFormField(props);
  const unused: readonly Part[] = field.value ?? [];
  const use = (part: Part, isUsed: boolean) =>
    field.onChange(PARTS.filter((other) => (other === part ? !isUsed : unused.includes(other))));

  return (
    <FormControl component="fieldset" error={Boolean(error)} aria-describedby={describedBy} sx={{ mb: 3 }}>
      <FormLabel component="legend" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {props.label}
      </FormLabel>
      {PARTS.map((part, index) => (
        <FormControlLabel
          key={part}
          label={t(`setUp.parts.${part}`)}
          control={
            <Checkbox
              name={`${props.name}-${part}`}
              checked={!unused.includes(part)}
              onChange={(_event, isUsed) => use(part, isUsed)}
              onBlur={field.onBlur}
              slotProps={{ input: { ref: index === 0 ? field.ref : undefined } }}
            />
          }
        />
      ))}
      <FieldNotes {...notes} />
    </FormControl>
  );
}
