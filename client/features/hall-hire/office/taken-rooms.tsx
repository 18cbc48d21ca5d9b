import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { CalendarEntry, SlotValues } from './calendar/calendar-entry.ts';
import { MoveDialog } from './calendar/move-dialog.tsx';
import { RefusalBox } from './calendar/refusal-box.tsx';
import type { useMove } from './calendar/use-move.ts';
import { useAllRoomsQuery } from './rooms/rooms.generated.ts';

/** Says why a request cannot be accepted as it is, and moves it where there is room. */
export function TakenRooms({ moves }: { moves: ReturnType<typeof useMove> }) {
  const { language } = useTranslation();
  const { move, isBusy, refused, dismiss } = moves;
  const [moving, setMoving] = useState<{ entry: CalendarEntry; slot: SlotValues }>();
  const { data } = useAllRoomsQuery({ variables: { language }, skip: !refused && !moving });
  if (!data) return null;
  const rooms = new Map(data.allRooms.map(({ id, name }) => [id, name]));
  const close = () => setMoving(undefined);
  if (refused)
    return (
      <RefusalBox
        refused={refused}
        rooms={rooms}
        isBusy={isBusy}
        onMove={(entry, slot) => void move(entry, slot, close)}
        onChoose={(entry, slot) => {
          setMoving({ entry, slot });
          dismiss();
        }}
        onClose={dismiss}
      />
    );
  if (!moving) return null;
  return (
    <MoveDialog
      {...moving}
      rooms={rooms}
      isBusy={isBusy}
      onMove={(entry, slot) => move(entry, slot, close)}
      onClose={close}
    />
  );
}
