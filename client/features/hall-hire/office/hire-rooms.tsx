import { useFormContext, useWatch } from 'react-hook-form';
import { HireStatus } from '../../../../rules/hire-states.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { HireFieldsFragment } from '../hire-fields.generated.ts';
import { slotOf } from './calendar/calendar-entry.ts';
import { RoomsField } from './calendar/rooms-field.tsx';
import { SlotCheck } from './calendar/slot-check.tsx';
import type { RoomNames } from './calendar/use-entry-text.ts';
import { HireClashAlert } from './hire-clash-alert.tsx';

interface HireRoomsProps {
  hire?: HireFieldsFragment;
  rooms: RoomNames;
}

/** Whether the times are those of the stored request, for which the same is said with the decisions. */
function useIsStoredRequest(hire: HireFieldsFragment | undefined): boolean {
  const [date, from, to, roomIds] = useWatch({ name: ['date', 'from', 'to', 'roomIds'] });
  if (hire?.status !== HireStatus.REQUESTED) return false;
  const slot = slotOf(hire);
  return (
    date === slot.date && from === slot.from && to === slot.to && String(roomIds) === String(slot.roomIds)
  );
}

/** Of the whole agreement: its rooms, what is in the way of the typed times there, and what is free instead. */
export function HireRooms({ hire, rooms }: HireRoomsProps) {
  const { t } = useTranslation();
  const { setValue } = useFormContext();
  const [date, from, to, roomIds] = useWatch({ name: ['date', 'from', 'to', 'roomIds'] });
  const isStoredRequest = useIsStoredRequest(hire);
  return (
    <>
      <RoomsField
        name="roomIds"
        label={t('hallCalendar.booking.rooms')}
        rooms={[...rooms].map(([id, name]) => ({ id, name }))}
        required
      />
      {!isStoredRequest && (
        <>
          <SlotCheck
            hireId={hire?.id}
            rooms={rooms}
            onChoose={({ day, ...others }) => {
              for (const [name, value] of Object.entries({ date: day, ...others }))
                setValue(name, value, { shouldDirty: true, shouldValidate: true });
            }}
          />
          <HireClashAlert slot={{ date, from, to, roomIds }} hireId={hire?.id} rooms={rooms} onlyRequests />
        </>
      )}
    </>
  );
}
