import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import { FieldNotes, type FormFieldProps, useFormField } from '../../../../components/form/form-field.tsx';

interface RoomsFieldProps extends FormFieldProps {
  rooms: readonly { id: number; name: string }[];
}

/** Chooses rooms; the form's value is the list of their ids. */
export function RoomsField({ rooms, ...props }: RoomsFieldProps) {
  const { id, field, error, describedBy, notes } = useFormField(props);
  const chosen: readonly number[] = field.value ?? [];
  return (
    <FormControl
      component="fieldset"
      error={Boolean(error)}
      required={props.required}
      aria-describedby={describedBy}
      sx={{ mb: 2, display: 'flex' }}
    >
      <FormLabel component="legend" id={id} sx={{ color: 'text.primary', fontWeight: 600 }}>
        {props.label}
      </FormLabel>
      <div>
        {rooms.map((room, index) => (
          <FormControlLabel
            key={room.id}
            label={room.name}
            control={
              <Checkbox
                checked={chosen.includes(room.id)}
                onChange={(_, isChosen) =>
                  field.onChange(isChosen ? [...chosen, room.id] : chosen.filter((one) => one !== room.id))
                }
                slotProps={{ input: { ref: index === 0 ? field.ref : undefined } }}
              />
            }
          />
        ))}
      </div>
      <FieldNotes {...notes} />
    </FormControl>
  );
}
