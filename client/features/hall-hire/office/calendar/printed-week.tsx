import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { instantOf } from '../../../../../rules/days.ts';
import { timeText } from '../../../../../rules/time-texts.ts';
import { PrintDialog } from '../../../../components/dialogs/print-dialog.tsx';
import { useAssociation } from '../../../../components/page/association.ts';
import { useMomentDay } from '../../../../i18n/dates.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { calendarText } from '../shown-times.ts';
import { keyOf } from './calendar-entry.ts';
import { useEntryText } from './use-entry-text.ts';
import type { useHallCalendar } from './use-hall-calendar.ts';
import { partOn } from './week-layout.ts';

const PAPER = `@media print {
  @page { size: A4 landscape; margin: 10mm; }
  .MuiDialogContent-root { padding: 0 !important; }
}`;

const cell = {
  border: '1px solid',
  borderColor: 'text.secondary',
  p: 0.5,
  verticalAlign: 'top',
  textAlign: 'left',
  // 9 points: a full week fits on its sheet.
  fontSize: '0.75rem',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
} as const;

/**
 * The days that are shown, on one sheet across for the door: a row for each room, a column for each day. Everybody reads it there, so
 * that it has no telephone numbers, and nothing of who has only asked.
 */
export function PrintedWeek({
  calendar,
  onClose,
}: {
  calendar: ReturnType<typeof useHallCalendar>;
  onClose: () => void;
}) {
  const { t, language } = useTranslation();
  // It hangs there for weeks: without its year and its day nobody sees that it is old.
  const dayOf = useMomentDay('medium');
  const [now] = useState(() => instantOf(new Date()));
  const { name } = useAssociation();
  const { shown, names, title } = calendar;
  const entries = calendar.entries.filter(({ isRequest }) => !isRequest);
  const text = useEntryText(names);
  const isMonth = shown.view === 'month';
  const days = isMonth ? shown.days.filter((day) => entries.some((entry) => partOn(day, entry))) : shown.days;
  const dayText = (day: string) =>
    calendarText(day, language, { weekday: 'short', day: 'numeric', month: 'short' });
  const inCell = (day: string, roomId: number) =>
    entries
      .filter((entry) => entry.roomId === roomId && partOn(day, entry))
      .map((entry) => (
        <Box key={keyOf(entry)} sx={{ mb: 0.5, breakInside: 'avoid' }}>
          <strong>{text.hoursOf(entry)}</strong> {text.nameOf(entry)}
        </Box>
      ));
  // A month has too many days for columns: its days are the rows.
  const [rows, columns] = isMonth
    ? [
        days.map((day) => ({ key: day, head: dayText(day) })),
        [...names].map(([id, room]) => ({ key: id, head: room })),
      ]
    : [
        [...names].map(([id, room]) => ({ key: id, head: room })),
        days.map((day) => ({ key: day, head: dayText(day) })),
      ];
  return (
    <PrintDialog maxWidth="md" isLoading={calendar.result.loading} onClose={onClose}>
      {(titleId) => (
        <>
          <GlobalStyles styles={PAPER} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 1 }}>
            <Typography id={titleId} variant="h4" component="h2" sx={{ mr: 'auto' }}>
              {t('hallCalendar.printTitle', { days: title })}
            </Typography>
            <Typography variant="body2">
              {name} · {t('hallCalendar.printed', { moment: `${dayOf(now)}, ${timeText(now, language)}` })}
            </Typography>
          </Box>
          <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }}>
            <thead>
              <tr>
                <Box component="td" sx={{ ...cell, width: '11%' }} />
                {columns.map(({ key, head }) => (
                  <Box component="th" scope="col" key={key} sx={cell}>
                    {head}
                  </Box>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key}>
                  <Box component="th" scope="row" sx={cell}>
                    {row.head}
                  </Box>
                  {columns.map((column) => (
                    <Box component="td" key={column.key} sx={{ ...cell, height: 48 }}>
                      {isMonth
                        ? inCell(String(row.key), Number(column.key))
                        : inCell(String(column.key), Number(row.key))}
                    </Box>
                  ))}
                </tr>
              ))}
            </tbody>
          </Box>
        </>
      )}
    </PrintDialog>
  );
}
