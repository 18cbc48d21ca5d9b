import Typography from '@mui/material/Typography';
import { FormDialog } from '../../../../components/dialogs/form-dialog.tsx';
import { useRulesForm } from '../../../../components/form/use-rules-form.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { CalendarEntry, SlotValues } from './calendar-entry.ts';
import { SlotFields } from './slot-fields.tsx';
import type { RoomNames } from './use-entry-text.ts';

const loadRules = async () => (await import('../../../../../rules/room-bookings.ts')).slotRules;
const loadHireRules = async () => (await import('../../../../../rules/room-bookings.ts')).hireSlotRules;

interface MoveDialogProps {
  entry: CalendarEntry;
  /** What the fields show at first. */
  slot: SlotValues;
  rooms: RoomNames;
  isBusy: boolean;
  onMove: (entry: CalendarEntry, slot: SlotValues) => Promise<unknown>;
  onClose: () => void;
}

/** Moves what stands in the calendar by typing where it is to be. */
export function MoveDialog({ entry, slot, rooms, isBusy, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation();
  const { form, submit, isFetching } = useRulesForm(entry.hireId ? loadHireRules : loadRules, slot);
  const onSubmit = submit((to) => onMove(entry, to));
  return (
    <FormDialog
      form={form}
      title={t('hallCalendar.moveTitle', { name: entry.name })}
      isDirty={form.formState.isDirty}
      isBusy={isBusy || isFetching}
      onSubmit={onSubmit}
      onClose={onClose}
      action={t('hallCalendar.move')}
    >
      <SlotFields
        rooms={rooms}
        hireId={entry.hireId}
        bookingId={entry.isSeries ? undefined : entry.bookingId}
      />
      {entry.hireId && !entry.isRequest && entry.email && (
        <Typography sx={{ color: 'text.secondary' }}>{t('hallCalendar.emailsHirer')}</Typography>
      )}
    </FormDialog>
  );
}
