import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { currentDay } from '../../../../../rules/zoned-time.ts';
import { OfficePage } from '../../../../components/office/office-page.tsx';
import { LoadState } from '../../../../components/page/load-state.tsx';
import { PageHeading } from '../../../../components/page/page-heading.tsx';
import { Placeholder } from '../../../../components/page/placeholder.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { BookingDialog, EditBookingDialog } from './booking-dialog.tsx';
import { CalendarBar, type Entered, RoomsAndLegend } from './calendar-bar.tsx';
import { type CalendarEntry, type SlotValues, slotOf } from './calendar-entry.ts';
import { CalendarLead } from './calendar-lead.tsx';
import { DayList } from './day-list.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { MonthView } from './month-view.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { PrintedWeek } from './printed-week.tsx';
import { RefusalBox } from './refusal-box.tsx';
import { TelephoneDialog } from './telephone-dialog.tsx';
import { useHallCalendar } from './use-hall-calendar.ts';
import { useMove } from './use-move.ts';
import { WeekView } from './week-view.tsx';

/** What is open above the calendar. */
type Open =
  | { entry: CalendarEntry }
  | { moving: CalendarEntry; slot: SlotValues }
  | { entering: Entered }
  | { changing: number }
  | { printing: true };

/** The hall's calendar: a week, a month or a day of all rooms; what stands there can be opened, moved and entered. */
export function HallPage() {
  const { t } = useTranslation();
  const calendar = useHallCalendar();
  const { shown, result, rooms, names, entries, addressOf } = calendar;
  const { move, isBusy, refused, dismiss } = useMove();
  const [open, setOpen] = useState<Open>();
  const isWide = useMediaQuery('(min-width: 900px)');
  const close = () => setOpen(undefined);
  const show = (entry: CalendarEntry) => setOpen({ entry });
  const allNames = new Map(rooms.map(({ id, name }) => [id, name]));
  const day = shown.days.includes(currentDay()) ? currentDay() : shown.days[0];
  const title = t('hallCalendar.title');
  const view = { days: shown.days, rooms: names, entries, onOpen: show };
  return (
    <OfficePage title={title} sx={{ maxWidth: { xl: 1440 } }}>
      <PageHeading plain title={title} />
      <CalendarBar
        calendar={calendar}
        onPrint={() => setOpen({ printing: true })}
        onEnter={(entering) => setOpen({ entering })}
      />
      <CalendarLead calendar={calendar} />
      <RoomsAndLegend calendar={calendar} />
      <section aria-labelledby="calendar-days">
        <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={640} />}>
          {() =>
            !isWide ? (
              <DayList {...view} isShort={shown.view === 'month'} />
            ) : shown.view === 'month' ? (
              <MonthView {...view} dayAddress={(of) => addressOf({ view: 'day', day: of })} />
            ) : (
              <WeekView {...view} refused={refused} onMove={(entry, slot) => void move(entry, slot)} />
            )
          }
        </LoadState>
      </section>

      {open && 'entry' in open && (
        <EntryDialog
          entry={open.entry}
          rooms={allNames}
          onMove={() => setOpen({ moving: open.entry, slot: slotOf(open.entry) })}
          onChange={() => open.entry.bookingId && setOpen({ changing: open.entry.bookingId })}
          onClose={close}
        />
      )}
      {open && 'moving' in open && !refused && (
        <MoveDialog
          entry={open.moving}
          slot={open.slot}
          rooms={allNames}
          isBusy={isBusy}
          onMove={(entry, slot) => move(entry, slot, close)}
          onClose={close}
        />
      )}
      {refused && (
        <RefusalBox
          refused={refused}
          rooms={allNames}
          isBusy={isBusy}
          onMove={(entry, slot) => void move(entry, slot, close)}
          onChoose={(moving, slot) => {
            dismiss();
            setOpen({ moving, slot });
          }}
          onClose={() => {
            dismiss();
            close();
          }}
        />
      )}
      {/* Which room is proposed is known once they are. */}
      {open && 'entering' in open && (allNames.size > 0 || !result.loading) && (
        <Entering kind={open.entering} day={day} rooms={allNames} onClose={close} />
      )}
      {open && 'changing' in open && (
        <EditBookingDialog id={open.changing} rooms={allNames} onClose={close} />
      )}
      {open && 'printing' in open && <PrintedWeek calendar={calendar} onClose={close} />}
    </OfficePage>
  );
}

interface EnteringProps {
  kind: Entered;
  day?: string;
  rooms: ReadonlyMap<number, string>;
  onClose: () => void;
}

function Entering({ kind, ...others }: EnteringProps) {
  return kind === 'HIRE' ? <TelephoneDialog {...others} /> : <BookingDialog kind={kind} {...others} />;
}
