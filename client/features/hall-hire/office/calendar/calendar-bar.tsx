import Add from '@mui/icons-material/Add';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { BookingKind } from '../../../../../rules/occupancy.ts';
import { OfficeMenu } from '../../../../components/office/office-menu.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { VIEWS } from './calendar-days.ts';
import { ENTRY_ICONS, entryLook } from './entry-look.ts';
import type { useHallCalendar } from './use-hall-calendar.ts';

type Calendar = ReturnType<typeof useHallCalendar>;

const ENTERED = ['HIRE', 'SERIES', 'OWN', 'CLOSURE'] as const satisfies (BookingKind | 'HIRE')[];
export type Entered = (typeof ENTERED)[number];

interface CalendarBarProps {
  calendar: Calendar;
  onPrint: () => void;
  onEnter: (kind: Entered) => void;
}

/** Which days, the ways on, the view, printing, and what can be entered. */
export function CalendarBar({ calendar, onPrint, onEnter }: CalendarBarProps) {
  const { t } = useTranslation();
  const { shown, addressOf, title } = calendar;
  const { view, before, after } = shown;
  const arrow = (label: string, day: string, Icon: typeof NextIcon) => (
    <IconButton
      component={RouterLink}
      to={addressOf({ day })}
      preventScrollReset
      aria-label={label}
      sx={{ border: 1, borderColor: 'primary.main', borderRadius: '10px', color: 'primary.main' }}
    >
      <Icon />
    </IconButton>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Typography variant="h3" component="h2" id="calendar-days" sx={{ mr: 1 }}>
        {title}
      </Typography>
      <Box component="nav" aria-label={title} sx={{ display: 'flex', gap: 1, mr: 'auto' }}>
        {arrow(t(`hallCalendar.before.${view}`), before, PreviousIcon)}
        <Button component={RouterLink} to={addressOf({ day: null })} preventScrollReset variant="outlined">
          {t(`hallCalendar.now.${view}`)}
        </Button>
        {arrow(t(`hallCalendar.after.${view}`), after, NextIcon)}
      </Box>
      <ButtonGroup aria-label={t('hallCalendar.view')}>
        {VIEWS.map((each) => (
          <Button
            key={each}
            component={RouterLink}
            to={addressOf({ view: each })}
            preventScrollReset
            variant={each === view ? 'contained' : 'outlined'}
            aria-current={each === view ? 'page' : undefined}
          >
            {t(`hallCalendar.views.${each}`)}
          </Button>
        ))}
      </ButtonGroup>
      <Button
        variant="outlined"
        startIcon={<PrintIcon />}
        // Until then what is shown may be of other days.
        disabled={calendar.result.loading}
        onClick={onPrint}
      >
        {t('hallCalendar.print')}
      </Button>
      <OfficeMenu
        entries={ENTERED.map((kind) => ({
          key: kind,
          label: t(`hallCalendar.enterKinds.${kind}`),
          onChoose: () => onEnter(kind),
        }))}
        button={(props) => (
          <Button {...props} variant="contained" startIcon={<Add />}>
            {t('hallCalendar.enter')}
          </Button>
        )}
      />
    </Box>
  );
}

const LEGEND = ['HIRE', 'REQUEST', 'SERIES', 'OWN', 'CLOSURE'] as const;

/** Which rooms are shown, and what the signs mean. */
export function RoomsAndLegend({ calendar }: { calendar: Calendar }) {
  const { t } = useTranslation();
  const { rooms, chosen, addressOf } = calendar;
  const chip = (label: string, room: number | null) => {
    const isChosen = (chosen ?? null) === room;
    return (
      <Button
        key={room}
        component={RouterLink}
        to={addressOf({ room })}
        preventScrollReset
        variant={isChosen ? 'contained' : 'outlined'}
        aria-current={isChosen ? 'page' : undefined}
        sx={{ borderRadius: 999, px: 2 }}
      >
        {label}
      </Button>
    );
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      {rooms.length > 1 && (
        <Box
          component="nav"
          aria-label={t('hallCalendar.rooms')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {chip(t('hallCalendar.allRooms'), null)}
          {rooms.map(({ id, name }) => chip(name, id))}
        </Box>
      )}
      <Box
        component="ul"
        sx={{
          display: { xs: 'none', md: 'flex' },
          flexWrap: 'wrap',
          gap: 1,
          m: 0,
          ml: 'auto',
          p: 0,
          listStyle: 'none',
        }}
      >
        {LEGEND.map((state) => {
          const Icon = ENTRY_ICONS[state];
          return (
            <Box
              component="li"
              key={state}
              sx={[
                {
                  display: 'flex',
                  alignItems: 'center',
                  gap: 0.5,
                  px: 1,
                  py: 0.25,
                  borderRadius: '7px',
                  typography: 'body2',
                },
                entryLook(state),
              ]}
            >
              <Icon fontSize="small" />
              {t(`hallCalendar.states.${state}`)}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
