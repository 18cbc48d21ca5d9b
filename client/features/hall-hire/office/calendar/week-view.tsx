import { DndContext, type DragEndEvent, PointerSensor, useDroppable, useSensor, useSensors } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { alpha, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { addDays } from '../../../../../rules/days.ts';
import { currentDay } from '../../../../../rules/zoned-time.ts';
import { useDayParts } from '../../../../i18n/dates.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { calendarText } from '../shown-times.ts';
import { type CalendarEntry, keyOf, type SlotValues } from './calendar-entry.ts';
import { acrossStyle, EntryBlock, LINE_HEIGHT, type ShownHours } from './entry-block.tsx';
import type { Refused } from './use-move.ts';
import { type RoomNames, useEntryText } from './use-entry-text.ts';
import { hoursOf, type Lane, lanesOf, minutesFrom, type Placed, timeAt } from './week-layout.ts';

/** Minutes to which a dragged block snaps. */
const STEP = 15;
const ROOM_WIDTH = 96;
const DAY_WIDTH = 60;

interface WeekViewProps {
  days: readonly string[];
  rooms: RoomNames;
  entries: readonly CalendarEntry[];
  /** What was refused, which is drawn where it was to be. */
  refused?: Refused;
  onOpen: (entry: CalendarEntry) => void;
  onMove: (entry: CalendarEntry, slot: SlotValues) => void;
}

type CalendarLane = Lane<CalendarEntry>;

const columns = `${DAY_WIDTH}px minmax(0, 1fr)`;
const laneColumns = `${ROOM_WIDTH}px minmax(0, 1fr)`;

function HoursRow({ first, last }: ShownHours) {
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  return (
    <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: columns, bgcolor: 'background.default' }}>
      <span />
      <Box sx={{ display: 'grid', gridTemplateColumns: laneColumns }}>
        <span />
        <Box sx={{ display: 'flex', position: 'relative', height: 36 }}>
          {hours.map((hour) => (
            <Box
              component="span"
              key={hour}
              sx={{ position: 'absolute', top: 7, transform: 'translateX(-50%)', color: 'text.secondary' }}
              style={{ left: `${((hour - first) / (last - first)) * 100}%` }}
            >
              {hour % 24}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

/** Where something was to be that was refused, and where it would fit. */
function Ghosts({ lane, hours, refused }: { lane: CalendarLane; hours: ShownHours; refused?: Refused }) {
  const { t } = useTranslation();
  if (!refused) return null;
  const { slot, startsAt, endsAt, free } = refused;
  const isThere = slot.date === lane.day && slot.roomIds.includes(lane.roomId);
  const fits = free.filter((one) => one.roomIds.includes(lane.roomId));
  return (
    <>
      {isThere && (
        <Box
          data-refused-place
          aria-hidden
          sx={{
            position: 'absolute',
            top: 2,
            height: LINE_HEIGHT - 4,
            zIndex: 3,
            borderRadius: '7px',
            border: '2px solid',
            borderColor: 'text.primary',
            background: ({ palette }: Theme) =>
              `repeating-linear-gradient(135deg, ${palette.primary.main} 0 4px, ${palette.background.paper} 4px 8px)`,
          }}
          style={acrossStyle(minutesFrom(lane.day, startsAt), minutesFrom(lane.day, endsAt), hours)}
        />
      )}
      {fits.map((one) => {
        const [from, to] = [minutesFrom(lane.day, one.startsAt), minutesFrom(lane.day, one.endsAt)];
        if (from < 0 || from >= 1440) return null;
        return (
          <Box
            key={one.startsAt}
            aria-hidden
            sx={{
              position: 'absolute',
              top: 3,
              height: LINE_HEIGHT - 6,
              px: 0.75,
              zIndex: 0,
              borderRadius: '7px',
              border: '2px dotted',
              borderColor: 'success.main',
              color: 'success.main',
              fontSize: '0.9375rem',
              overflow: 'hidden',
              whiteSpace: 'nowrap',
            }}
            style={acrossStyle(from, to, hours)}
          >
            {t('hallCalendar.wouldFit')}
          </Box>
        );
      })}
    </>
  );
}

interface LaneRowProps extends Pick<WeekViewProps, 'rooms' | 'refused' | 'onOpen'> {
  lane: CalendarLane;
  hours: ShownHours;
}

function LaneRow({ lane, hours, rooms, refused, onOpen }: LaneRowProps) {
  const { setNodeRef, isOver } = useDroppable({ id: `${lane.day} ${lane.roomId}`, data: { lane } });
  const hour = 100 / (hours.last - hours.first);
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: laneColumns }}>
      <Typography
        variant="body2"
        sx={{ px: 1, lineHeight: `${LINE_HEIGHT}px`, color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {rooms.get(lane.roomId)}
      </Typography>
      <Box
        ref={setNodeRef}
        data-lane
        sx={{
          position: 'relative',
          borderLeft: 1,
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: isOver ? 'action.hover' : 'background.paper',
          backgroundImage: ({ palette }: Theme) =>
            `linear-gradient(to right, ${alpha(palette.divider, 0.8)} 1px, transparent 1px)`,
        }}
        style={{ height: lane.lines * LINE_HEIGHT, backgroundSize: `${hour}% 100%` }}
      >
        <Ghosts lane={lane} hours={hours} refused={refused} />
        {lane.placed.map((placed) => (
          <EntryBlock key={keyOf(placed.entry)} placed={placed} hours={hours} rooms={rooms} onOpen={onOpen} />
        ))}
      </Box>
    </Box>
  );
}

/** Where a block was dropped, as a form would say it; undefined if it is where it was. */
function droppedSlot(
  { entry, from, to }: Placed<CalendarEntry>,
  lane: CalendarLane,
  moved: number,
): SlotValues | undefined {
  const begin = Math.round((from + moved) / STEP) * STEP;
  const shift = begin - from;
  const changed = lane.roomId !== entry.roomId;
  const roomIds = changed
    ? [...new Set(entry.roomIds.map((id) => (id === entry.roomId ? lane.roomId : id)))]
    : [...entry.roomIds];
  const date = addDays(lane.day, Math.floor(begin / 1440));
  const isSame = shift === 0 && !changed && minutesFrom(lane.day, entry.startsAt) === from;
  return isSame ? undefined : { date, from: timeAt(begin), to: timeAt(to + shift), roomIds };
}

/** Days down, hours across, a lane for each room. */
export function WeekView({ days, rooms, entries, refused, onOpen, onMove }: WeekViewProps) {
  const { t, language } = useTranslation();
  const id = useId();
  const parts = useDayParts();
  const today = currentDay();
  const lanes = lanesOf(days, [...rooms.keys()], entries);
  const hours = hoursOf(lanes);
  const text = useEntryText(rooms);
  // A press opens; only what is pulled is dragged. The keyboard moves by the dialog that a press opens.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 8 } }));

  const drop = ({ active, over, delta }: DragEndEvent) => {
    const placed = active.data.current?.placed as Placed<CalendarEntry> | undefined;
    const lane = over?.data.current?.lane as CalendarLane | undefined;
    const width = document.querySelector('[data-lane]')?.clientWidth;
    if (!placed || !lane || !width) return;
    const slot = droppedSlot(placed, lane, (delta.x / width) * (hours.last - hours.first) * 60);
    if (slot) onMove(placed.entry, slot);
  };

  return (
    <DndContext
      id={id}
      sensors={sensors}
      onDragEnd={drop}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
    >
      <Box
        sx={{
          overflowX: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: '16px',
          bgcolor: 'background.paper',
        }}
      >
        <Box sx={{ minWidth: 820 }}>
          <HoursRow {...hours} />
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {days.map((day) => (
              <Box
                component="li"
                key={day}
                aria-current={day === today ? 'date' : undefined}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: columns,
                  borderTop: 1,
                  borderColor: 'divider',
                  bgcolor: 'background.default',
                  boxShadow: ({ palette }: Theme) =>
                    day === today ? `inset 4px 0 ${palette.primary.main}` : 'none',
                }}
              >
                <Box component="time" dateTime={day} sx={{ textAlign: 'center', pt: 0.5, lineHeight: 1.3 }}>
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                    {parts(day).weekday}
                  </Box>
                  <Box component="span" sx={{ typography: 'h4' }}>
                    {parts(day).day}
                  </Box>
                </Box>
                <Box
                  component="ul"
                  aria-label={calendarText(day, language, { weekday: 'long', day: 'numeric', month: 'long' })}
                  sx={{ m: 0, p: 0, listStyle: 'none' }}
                >
                  {lanes
                    .filter((lane) => lane.day === day)
                    .map((lane) => (
                      <LaneRow key={lane.roomId} {...{ lane, hours, rooms, refused, onOpen }} />
                    ))}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
      <Typography sx={{ mt: 2, minHeight: '1.5em' }} role="status">
        {entries.length === 0 && t('hallCalendar.none')}
        {refused && t('hallCalendar.notPossible', { room: text.roomsText(refused.slot.roomIds) })}
      </Typography>
    </DndContext>
  );
}

/** What is dragged is seen; the dialog is for whoever does not see it. */
const nothing = () => undefined;
const SILENT = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
