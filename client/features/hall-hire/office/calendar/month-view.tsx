import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { isoWeekday } from '../../../../../rules/days.ts';
import { currentDay } from '../../../../../rules/zoned-time.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { calendarText } from '../shown-times.ts';
import { type CalendarEntry, keyOf, withRooms } from './calendar-entry.ts';
import { EntryRow } from './entry-row.tsx';
import type { RoomNames } from './use-entry-text.ts';
import { partOn } from './week-layout.ts';

interface MonthViewProps {
  days: readonly string[];
  rooms: RoomNames;
  entries: readonly CalendarEntry[];
  /** The address of one day. */
  dayAddress: (day: string) => string;
  onOpen: (entry: CalendarEntry) => void;
}

const gridLook = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** The days of some week, beginning with a Monday, for the names of the weekdays. */
const WEEK = Array.from({ length: 7 }, (_, index) => `2027-03-0${index + 1}`);

/** A month as a grid of weeks. */
export function MonthView({ days, rooms, entries, dayAddress, onOpen }: MonthViewProps) {
  const { t, language } = useTranslation();
  const today = currentDay();
  return (
    <>
      {entries.length === 0 && <Typography sx={{ mb: 2 }}>{t('hallCalendar.none')}</Typography>}
      <Box aria-hidden sx={gridLook}>
        {WEEK.map((date) => (
          <Typography key={date} sx={{ p: 0.75, fontWeight: 600, color: 'text.secondary' }}>
            {calendarText(date, language, { weekday: 'short' })}
          </Typography>
        ))}
      </Box>
      <Box component="ol" sx={gridLook}>
        {days.map((day, index) => (
          <Box
            component="li"
            key={day}
            aria-current={day === today ? 'date' : undefined}
            sx={{
              gridColumnStart: index === 0 ? isoWeekday(day) : undefined,
              minHeight: 96,
              p: 0.75,
              bgcolor: 'background.paper',
              border: day === today ? 2 : 1,
              borderColor: day === today ? 'primary.main' : 'divider',
            }}
          >
            <Link
              component={RouterLink}
              to={dayAddress(day)}
              preventScrollReset
              aria-label={calendarText(day, language, { weekday: 'long', day: 'numeric', month: 'long' })}
              sx={{
                display: 'inline-block',
                minWidth: 32,
                minHeight: 32,
                fontWeight: 600,
                color: 'text.primary',
              }}
            >
              <time dateTime={day}>{Number(day.slice(8))}</time>
            </Link>
            {withRooms(entries.filter((entry) => partOn(day, entry))).map(({ entry, roomIds }) => (
              <EntryRow key={keyOf(entry)} {...{ entry, roomIds, entries, rooms, onOpen }} isShort />
            ))}
          </Box>
        ))}
      </Box>
    </>
  );
}
