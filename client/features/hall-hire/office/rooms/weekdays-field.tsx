import FormControl from '@mui/material/FormControl';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  FieldLabel,
  FieldNotes,
  type FormFieldProps,
  useFormField,
} from '../../../../components/form/form-field.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { calendarText } from '../shown-times.ts';

/** The names of weekdays, by their numbers; 1 is Monday. */
function useWeekdayName(style: 'short' | 'long' = 'short'): (weekday: number) => string {
  const { language } = useTranslation();
  return (weekday) => calendarText(`2027-03-0${weekday}`, language, { weekday: style });
}

const ALL = [1, 2, 3, 4, 5, 6, 7];

/** Chooses days of the week. */
export function WeekdaysField(props: FormFieldProps) {
  const { id, field, error, describedBy, notes } = useFormField(props);
  const name = useWeekdayName();
  const longName = useWeekdayName('long');
  return (
    <FormControl error={Boolean(error)} sx={{ mb: 2, display: 'flex' }}>
      <FieldLabel id={id} label={props.label} />
      <ToggleButtonGroup
        value={field.value}
        onChange={(_, weekdays: number[]) => field.onChange([...weekdays].sort())}
        aria-label={props.label}
        aria-describedby={describedBy}
        sx={{ flexWrap: 'wrap' }}
      >
        {ALL.map((weekday) => (
          <ToggleButton
            key={weekday}
            value={weekday}
            ref={weekday === ALL[0] ? field.ref : undefined}
            aria-label={longName(weekday)}
            sx={{
              minWidth: 48,
              minHeight: 44,
              px: 1,
              textTransform: 'none',
              color: 'text.primary',
              '&.Mui-selected, &.Mui-selected:hover': {
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
              },
            }}
          >
            {name(weekday)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FieldNotes {...notes} />
    </FormControl>
  );
}
