import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { FormTextField } from '../../../../components/form/form-text-field.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { RoomsField } from './rooms-field.tsx';
import { SlotCheck } from './slot-check.tsx';
import type { RoomNames } from './use-entry-text.ts';

/** A day and its hours; on a narrow phone one below the other, else "PM" is cut off. */
export const SLOT_GRID = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(130px, 1fr))', sm: '2fr 1fr 1fr' },
};

interface SlotFieldsProps {
  rooms: RoomNames;
  hireId?: number | null;
  bookingId?: number | null;
}

/** Day, hours and rooms, and below them whether they are free. */
export function SlotFields({ rooms, hireId, bookingId }: SlotFieldsProps) {
  const { t } = useTranslation();
  const { setValue } = useFormContext();
  return (
    <>
      <Box sx={SLOT_GRID}>
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <FormTextField name="date" label={t('hallCalendar.booking.day')} type="date" required />
        </Box>
        <FormTextField name="from" label={t('hallCalendar.booking.from')} type="time" required />
        <FormTextField name="to" label={t('hallCalendar.booking.to')} type="time" required />
      </Box>
      <RoomsField
        name="roomIds"
        label={t('hallCalendar.booking.rooms')}
        hint={t('hallCalendar.moveHint')}
        rooms={[...rooms].map(([id, name]) => ({ id, name }))}
        required
      />
      <SlotCheck
        {...{ rooms, hireId, bookingId }}
        onChoose={({ day, ...others }) => {
          for (const [name, value] of Object.entries({ date: day, ...others }))
            setValue(name, value, { shouldDirty: true, shouldValidate: true });
        }}
      />
    </>
  );
}
