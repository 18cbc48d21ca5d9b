import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import { FieldNotes, type FormFieldProps, useFormField } from '../../../components/form/form-field.tsx';
import { dateFormat } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** Days of the week, a tick for each: 1 for Monday to 7 for Sunday. */
export function WeekdaysField(props: FormFieldProps) {
  const { language } = useTranslation();
  const { field, describedBy, error, notes } = useFormField(props);
  const chosen: readonly number[] = field.value ?? [];
  const format = dateFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return (
    <FormControl component="fieldset" error={Boolean(error)} aria-describedby={describedBy} sx={{ mb: 2 }}>
      <FormLabel component="legend" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {props.label}
      </FormLabel>
      {Array.from({ length: 7 }, (_, index) => index + 1).map((weekday) => (
        <FormControlLabel
          key={weekday}
          label={format.format(new Date(MONDAY + (weekday - 1) * DAY))}
          control={
            <Checkbox
              name={`${props.name}-${weekday}`}
              checked={chosen.includes(weekday)}
              onChange={(_event, isOn) =>
                field.onChange(isOn ? [...chosen, weekday] : chosen.filter((other) => other !== weekday))
              }
              onBlur={field.onBlur}
              slotProps={{ input: { ref: weekday === 1 ? field.ref : undefined } }}
            />
          }
        />
      ))}
      <FieldNotes {...notes} />
    </FormControl>
  );
}
