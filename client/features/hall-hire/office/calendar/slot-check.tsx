import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { wallClock } from '../../../../../rules/zoned-time.ts';
import { LoadFailed } from '../../../../components/page/load-state.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { FreeButtons } from './free-buttons.tsx';
import { type RoomNames, useEntryText } from './use-entry-text.ts';
import { useSlotClashes } from './use-slot-clashes.ts';

interface SlotCheckProps {
  /** The fields of the day; the others are `from`, `to` and `roomIds`. */
  dayField?: string;
  /** What would be moved. */
  hireId?: number | null;
  bookingId?: number | null;
  rooms: RoomNames;
  /** Fills in what is free instead. */
  onChoose: (slot: { day: string; from: string; to: string; roomIds: number[] }) => void;
}

/** Says below the fields, before anything is saved, what is in the way of the time in them, and what is free instead. */
export function SlotCheck({ dayField = 'date', hireId, bookingId, rooms, onChoose }: SlotCheckProps) {
  const { t } = useTranslation();
  const text = useEntryText(rooms);
  const [date, from, to, roomIds] = useWatch({ name: [dayField, 'from', 'to', 'roomIds'] });
  const slot = { date, from, to, roomIds: roomIds ?? [] };
  const { found, isLoading, error, refetch } = useSlotClashes(slot, { hireId, bookingId });
  return (
    <div role="status">
      {isLoading && <Typography sx={{ mb: 2 }}>{t('hallCalendar.checking')}</Typography>}
      {error && <LoadFailed error={error} refetch={refetch} />}
      {found?.clashes.length === 0 && (
        <Alert severity="success" sx={{ mb: 2 }}>
          {t('hallCalendar.free')}
        </Alert>
      )}
      {found && found.clashes.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <Typography sx={{ fontWeight: 600 }}>
            {t('hallCalendar.notPossible', {
              room: text.roomsText([...new Set(found.clashes.map(({ roomId }) => roomId))]),
            })}
          </Typography>
          <ul style={{ margin: '0 0 12px', paddingInlineStart: 20 }}>
            {found.clashes.map((clash) => (
              <li key={`${clash.roomId} ${clash.startsAt}`}>{text.wholeText(clash)}</li>
            ))}
          </ul>
          <FreeButtons
            free={found.free}
            day={date}
            rooms={rooms}
            onChoose={({ roomIds: ids, startsAt, endsAt }) => {
              const begin = wallClock(startsAt);
              onChoose({
                day: begin.date,
                from: begin.time,
                to: wallClock(endsAt).time,
                roomIds: [...ids],
              });
            }}
          />
        </Alert>
      )}
    </div>
  );
}
