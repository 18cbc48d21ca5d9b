import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { HireStatus } from '../../../../rules/hire-states.ts';
import { hoursText } from '../../../../rules/time-texts.ts';
import { wallClock } from '../../../../rules/zoned-time.ts';
import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type CalendarMonth, daysOf } from './calendar-month.ts';
import { ClashMark } from './clash-mark.tsx';
import { clashesWith } from './hire-clashes.ts';
import { HireStatusChip } from './hire-status-chip.tsx';
import type { HallMonthQuery } from './hires.generated.ts';
import { calendarText } from './shown-times.ts';

type Hire = HallMonthQuery['hallMonth'][number];

/** On a desktop a grid of weeks, on a phone a list of the days that have hires. */
const gridLook = {
  display: { xs: 'block', md: 'grid' },
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** The days of some week, beginning with a Monday, for the names of the weekdays. */
const WEEK = Array.from({ length: 7 }, (_, index) => `2027-03-0${index + 1}`);

interface HireLinkProps {
  hire: Hire;
  /** All hires of the month. */
  hires: readonly Hire[];
}

function HireLink({ hire, hires }: HireLinkProps) {
  const { language } = useTranslation();
  const isClashing = hire.status === HireStatus.REQUESTED && clashesWith(hire, hires, hire.id).length > 0;
  return (
    <Link
      component={RouterLink}
      to={`${PATHS.editHire}?${QUERY_PARAMETERS.contentId}=${hire.id}`}
      variant="body2"
      sx={{
        display: 'block',
        minHeight: 44,
        mt: 0.5,
        p: 1,
        borderRadius: '8px',
        border: 1,
        borderStyle: hire.status === HireStatus.ACCEPTED ? 'solid' : 'dashed',
        borderColor: 'text.secondary',
        bgcolor: hire.status === HireStatus.ACCEPTED ? 'action.selected' : 'background.paper',
        color: 'text.primary',
        overflowWrap: 'anywhere',
      }}
    >
      <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
        {hoursText(hire, language)}
      </Box>{' '}
      <span>{`${hire.purpose}, ${hire.name}`}</span> <HireStatusChip status={hire.status} />{' '}
      {isClashing && <ClashMark />}
    </Link>
  );
}

interface DayProps {
  date: string;
  /** All hires of the month. */
  hires: readonly Hire[];
  column?: number;
  isToday: boolean;
}

function Day({ date, hires, column, isToday }: DayProps) {
  const { language } = useTranslation();
  const onDay = hires.filter(({ startsAt }) => wallClock(startsAt).date === date);
  const full = calendarText(date, language, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <Box
      component="li"
      aria-current={isToday ? 'date' : undefined}
      sx={{
        display: { xs: onDay.length ? 'block' : 'none', md: 'block' },
        gridColumnStart: { md: column },
        minHeight: { md: 96 },
        p: { xs: 0, md: 0.75 },
        mb: { xs: 3, md: 0 },
        border: { md: 1 },
        borderColor: { md: isToday ? 'primary.main' : 'divider' },
        borderWidth: { md: isToday ? 2 : 1 },
      }}
    >
      <Typography component="time" dateTime={date} sx={{ fontWeight: 600 }}>
        <Box component="span" aria-hidden sx={{ display: { xs: 'none', md: 'inline' } }}>
          {Number(date.slice(8))}
        </Box>
        <Box
          component="span"
          sx={{
            position: { md: 'absolute' },
            width: { md: '1px' },
            height: { md: '1px' },
            overflow: { md: 'hidden' },
            clipPath: { md: 'inset(50%)' },
          }}
        >
          {full}
        </Box>
      </Typography>
      {onDay.map((hire) => (
        <HireLink key={hire.id} hire={hire} hires={hires} />
      ))}
    </Box>
  );
}

/** The bookings and requests of a month. */
export function MonthView({ shown, hires }: { shown: CalendarMonth; hires: readonly Hire[] }) {
  const { t, language } = useTranslation();
  const { days, firstColumn } = daysOf(shown);
  const today = wallClock(new Date()).date;
  return (
    <>
      {hires.length === 0 && <Typography sx={{ mb: 2 }}>{t('hallHire.admin.monthEmpty')}</Typography>}
      <Box aria-hidden sx={{ ...gridLook, display: { xs: 'none', md: 'grid' } }}>
        {WEEK.map((date) => (
          <Typography key={date} sx={{ p: 0.75, fontWeight: 600, color: 'text.secondary' }}>
            {calendarText(date, language, { weekday: 'short' })}
          </Typography>
        ))}
      </Box>
      <Box component="ol" sx={{ ...gridLook, position: 'relative' }}>
        {days.map((date, index) => (
          <Day
            key={date}
            date={date}
            hires={hires}
            column={index === 0 ? firstColumn : undefined}
            isToday={date === today}
          />
        ))}
      </Box>
    </>
  );
}
