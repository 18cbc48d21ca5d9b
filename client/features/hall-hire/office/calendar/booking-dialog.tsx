import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import type { BookingKind } from '../../../../../rules/occupancy.ts';
import type { RoomBookingFields } from '../../../../../rules/room-bookings.ts';
import { isWholeDay } from '../../../../../rules/whole-day.ts';
import { currentDay } from '../../../../../rules/zoned-time.ts';
import { Dialog } from '../../../../components/dialogs/dialog.tsx';
import { FormDialog } from '../../../../components/dialogs/form-dialog.tsx';
import { useAct } from '../../../../components/dialogs/use-act.ts';
import { FormTextField } from '../../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../../components/form/use-dialog-form.ts';
import { LoadState } from '../../../../components/page/load-state.tsx';
import { Placeholder } from '../../../../components/page/placeholder.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { DatesCheck } from './dates-check.tsx';
import {
  type RoomBookingFieldsFragment,
  useRemoveRoomBookingMutation,
  useRoomBookingQuery,
  useSaveRoomBookingMutation,
} from './room-bookings.generated.ts';
import { RoomsField } from './rooms-field.tsx';
import { proposedEnd, SeriesField } from './series-field.tsx';
import { SlotCheck } from './slot-check.tsx';
import { SLOT_GRID } from './slot-fields.tsx';
import type { RoomNames } from './use-entry-text.ts';

const loadRules = async () => (await import('../../../../../rules/room-bookings.ts')).roomBookingRules;

interface BookingDialogProps {
  kind: BookingKind;
  booking?: RoomBookingFieldsFragment;
  /** The day that is proposed for a new one. */
  day?: string;
  rooms: RoomNames;
  onClose: () => void;
}

function valuesOf({
  fromTime,
  toTime,
  id: _,
  version: __,
  ...booking
}: RoomBookingFieldsFragment): RoomBookingFields {
  const { series } = booking;
  const plain = series && { ...series, weekdays: [...series.weekdays], leftOut: [...series.leftOut] };
  return { ...booking, roomIds: [...booking.roomIds], series: plain, from: fromTime, to: toTime };
}

/** What a new booking begins with: a closure is of a whole day. */
function newValues(kind: BookingKind, day: string, rooms: RoomNames): RoomBookingFields {
  const roomIds = kind === 'CLOSURE' ? [...rooms.keys()] : [...rooms.keys()].slice(0, 1);
  const times = kind === 'CLOSURE' ? { from: '00:00', to: '00:00' } : { from: '', to: '' };
  const series =
    kind === 'SERIES'
      ? { every: 'WEEK' as const, interval: 1, weekdays: [], until: proposedEnd(day), leftOut: [] }
      : null;
  const texts = { title: '', note: '', contactName: '', contactPhone: '', contactEmail: '' };
  return { kind, roomIds, firstDay: day, ...times, series, ...texts };
}

function WhenFields({ id, rooms }: { id?: number; rooms: RoomNames }) {
  const { t } = useTranslation();
  const { setValue } = useFormContext();
  const [series, from, to] = useWatch({ name: ['series', 'from', 'to'] });
  return (
    <>
      <Box sx={SLOT_GRID}>
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <FormTextField
            name="firstDay"
            label={t(series ? 'hallCalendar.booking.firstDay' : 'hallCalendar.booking.day')}
            type="date"
            required
          />
        </Box>
        <FormTextField name="from" label={t('hallCalendar.booking.from')} type="time" required />
        <FormTextField name="to" label={t('hallCalendar.booking.to')} type="time" required />
      </Box>
      {isWholeDay({ from, to }) && <Typography sx={{ mb: 2 }}>{t('hallCalendar.allDay')}</Typography>}
      <SeriesField />
      {series ? (
        <DatesCheck id={id} rooms={rooms} />
      ) : (
        <SlotCheck
          dayField="firstDay"
          bookingId={id}
          rooms={rooms}
          onChoose={({ day: firstDay, ...others }) => {
            for (const [name, value] of Object.entries({ firstDay, ...others }))
              setValue(name, value, { shouldDirty: true, shouldValidate: true });
          }}
        />
      )}
    </>
  );
}

/** Enters or changes a class that repeats, our own use of rooms, or a closure. */
export function BookingDialog({ kind, booking, day = currentDay(), rooms, onClose }: BookingDialogProps) {
  const { t } = useTranslation();
  const [save] = useSaveRoomBookingMutation();
  const [remove] = useRemoveRoomBookingMutation();
  const { act } = useAct();
  const dialog = useDialogForm({
    rules: loadRules,
    values: booking ? valuesOf(booking) : newValues(kind, day, rooms),
    edited: { item: booking, valuesOf },
    save: (values, version) => save({ variables: { input: { ...values, id: booking?.id, version } } }),
    done: ({ data }) => t('hallCalendar.booking.saved', { name: data?.saveRoomBooking.title ?? '' }),
    onClose,
  });
  const removeIt = ({ id, version, title: name, series }: RoomBookingFieldsFragment) =>
    act({
      ask: {
        question: t('hallCalendar.removeQuestion', { name }),
        text: series ? t('hallCalendar.removeSeries') : undefined,
        action: t('hallCalendar.remove'),
      },
      work: () => remove({ variables: { id, version } }),
      onDone: onClose,
      done: t('hallCalendar.removed', { name }),
    });
  return (
    <FormDialog
      {...dialog}
      title={t(`hallCalendar.booking.titles.${kind}`)}
      action={t(`hallCalendar.booking.save.${kind}`)}
    >
      <FormTextField
        name="title"
        label={t(kind === 'CLOSURE' ? 'hallCalendar.booking.why' : 'hallCalendar.booking.title')}
        hint={t(`hallCalendar.booking.hints.${kind}`)}
        required
      />
      <RoomsField
        name="roomIds"
        label={t('hallCalendar.booking.rooms')}
        rooms={[...rooms].map(([id, name]) => ({ id, name }))}
        required
      />
      <WhenFields id={booking?.id} rooms={rooms} />
      {kind !== 'CLOSURE' && (
        <Box component="details" sx={{ mb: 2 }} open={Boolean(booking?.contactName || booking?.contactPhone)}>
          <Box component="summary" sx={{ minHeight: 44, cursor: 'pointer', fontWeight: 600 }}>
            {t('hallCalendar.booking.contact')}
          </Box>
          <FormTextField name="contactName" label={t('hallCalendar.booking.contactName')} />
          <FormTextField name="contactPhone" label={t('hallCalendar.booking.contactPhone')} type="tel" />
          <FormTextField name="contactEmail" label={t('hallCalendar.booking.contactEmail')} type="email" />
        </Box>
      )}
      <FormTextField name="note" label={t('hallCalendar.booking.note')} rows={2} />
      {booking && (
        <Button color="error" onClick={() => void removeIt(booking)} sx={{ ml: -2.5 }}>
          {t('hallCalendar.remove')}
        </Button>
      )}
    </FormDialog>
  );
}

/** Changes a booking, by its id. */
export function EditBookingDialog({ id, ...others }: { id: number; rooms: RoomNames; onClose: () => void }) {
  const { t } = useTranslation();
  const result = useRoomBookingQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const booking = result.data?.roomBooking;
  if (booking) return <BookingDialog kind={booking.kind} booking={booking} {...others} />;
  return (
    <Dialog open onClose={others.onClose} aria-label={t('hallCalendar.change')} fullWidth maxWidth="sm">
      <DialogContent>
        <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={480} />}>
          {() => <Typography role="alert">{t('messages.notFound')}</Typography>}
        </LoadState>
      </DialogContent>
      <DialogActions>
        <Button onClick={others.onClose}>{t('common.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
