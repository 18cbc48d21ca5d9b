import { useDraggable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type CalendarEntry, isMovable, keyOf, stateOf } from './calendar-entry.ts';
import { ENTRY_ICONS, entryLook } from './entry-look.ts';
import { type RoomNames, useEntryText } from './use-entry-text.ts';
import { DAY, type Placed, timeAt } from './week-layout.ts';

/** Pixels of one line of a lane. */
export const LINE_HEIGHT = 31;

/** The hours that a week shows, from the first to the last, which may be after midnight. */
export interface ShownHours {
  first: number;
  last: number;
}

/** Where minutes of a day stand in its lane. */
export function acrossStyle(from: number, to: number, { first, last }: ShownHours) {
  const percent = (minutes: number) => ((minutes / 60 - first) / (last - first)) * 100;
  const [begin, end] = [Math.max(percent(from), 0), Math.min(percent(to), 100)];
  return { left: `${begin}%`, width: `${Math.max(end - begin, 0.5)}%` };
}

interface EntryBlockProps {
  placed: Placed<CalendarEntry>;
  hours: ShownHours;
  rooms: RoomNames;
  onOpen: (entry: CalendarEntry) => void;
}

/** What stands in a lane: a press opens it, a mouse or a finger can drag it to another time, day or room. */
export function EntryBlock({ placed, hours, rooms, onOpen }: EntryBlockProps) {
  const { t } = useTranslation();
  const { entry, from, to, line } = placed;
  const text = useEntryText(rooms);
  const state = stateOf(entry);
  const Icon = ENTRY_ICONS[state];
  const canMove = isMovable(entry);
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({
    id: keyOf(entry),
    data: { placed },
    disabled: !canMove,
  });
  const isAllDay = from === 0 && to === DAY;
  const endsLater = to > hours.last * 60;
  return (
    <ButtonBase
      ref={setNodeRef}
      {...listeners}
      onClick={() => onOpen(entry)}
      aria-label={text.wholeText(entry)}
      aria-haspopup="dialog"
      title={`${text.hoursOf(entry)} ${text.nameOf(entry)}`}
      sx={[
        {
          position: 'absolute',
          height: LINE_HEIGHT - 3,
          justifyContent: 'flex-start',
          gap: 0.75,
          px: 0.75,
          borderRadius: '7px',
          fontFamily: 'inherit',
          fontSize: '0.9375rem',
          overflow: 'hidden',
          whiteSpace: 'nowrap',
          zIndex: 1,
          '&:hover, &:focus-visible': { zIndex: 2 },
        },
        entryLook(state),
        canMove && { cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'manipulation' },
        isDragging && { zIndex: 5, boxShadow: 6, opacity: 0.9 },
      ]}
      style={{
        ...acrossStyle(from, to, hours),
        top: line * LINE_HEIGHT + 1,
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
      }}
    >
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', fontSize: 17, flex: 'none' }}>
        <Icon fontSize="inherit" />
      </Box>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {text.shortNameOf(entry)}
        {isAllDay
          ? ` · ${t('hallCalendar.allDay')}`
          : endsLater && ` ${t('hallCalendar.to', { time: timeAt(to) })}`}
      </Box>
    </ButtonBase>
  );
}
