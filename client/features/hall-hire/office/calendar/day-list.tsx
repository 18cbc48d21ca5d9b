import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { currentDay } from '../../../../../rules/zoned-time.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { calendarText } from '../shown-times.ts';
import { type CalendarEntry, keyOf, withRooms } from './calendar-entry.ts';
import { EntryRow } from './entry-row.tsx';
import type { RoomNames } from './use-entry-text.ts';
import { partOn } from './week-layout.ts';

interface DayListProps {
  days: readonly string[];
  /** Leaves out days without anything. */
  isShort: boolean;
  rooms: RoomNames;
  entries: readonly CalendarEntry[];
  onOpen: (entry: CalendarEntry) => void;
}

/** The calendar on a phone: day by day, in words. */
export function DayList({ days, isShort, rooms, entries, onOpen }: DayListProps) {
  const { t, language } = useTranslation();
  const today = currentDay();
  const shown = days
    .map((day) => ({ day, onDay: entries.filter((entry) => partOn(day, entry)) }))
    .filter(({ onDay }) => !isShort || onDay.length > 0);
  if (shown.length === 0) return <Typography>{t('hallCalendar.none')}</Typography>;
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {shown.map(({ day, onDay }) => (
        <Box
          component="li"
          key={day}
          aria-current={day === today ? 'date' : undefined}
          sx={{
            mb: 2.5,
            pl: day === today ? 1.5 : 0,
            borderLeft: day === today ? 4 : 0,
            borderColor: 'primary.main',
          }}
        >
          <Typography component="h2" variant="h5">
            <time dateTime={day}>
              {calendarText(day, language, { weekday: 'long', day: 'numeric', month: 'long' })}
            </time>
          </Typography>
          {onDay.length === 0 && (
            <Typography sx={{ color: 'text.secondary' }}>{t('hallCalendar.freeDay')}</Typography>
          )}
          {withRooms(onDay).map(({ entry, roomIds }) => (
            <EntryRow key={keyOf(entry)} {...{ entry, roomIds, entries, rooms, onOpen }} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
