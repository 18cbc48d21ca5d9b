import { useFormContext } from 'react-hook-form';
import type { WishedTime } from './free-times.tsx';
import type { HallRoomFragment } from './hall.generated.ts';
import { HireChoice } from './hire-choice.tsx';
import { useChosenHire } from './use-chosen-hire.ts';

/** When and where, in the dialog that changes a request. */
export function OwnHireTimes({ rooms }: { rooms: readonly HallRoomFragment[] }) {
  const { setValue, watch } = useFormContext();
  const roomIds: number[] = watch('roomIds');
  const room = rooms.find(({ id, isHiredAlone }) => isHiredAlone && roomIds.includes(id));
  const chosen = useChosenHire(rooms, room?.id);
  const take = ({ roomIds, date, from, to }: WishedTime) => {
    for (const [name, value] of Object.entries({ roomIds, date, from, to }))
      setValue(name, value, { shouldDirty: true });
  };
  return <HireChoice rooms={rooms} chosen={chosen} isRefused={false} take={take} canBeMember={false} />;
}
