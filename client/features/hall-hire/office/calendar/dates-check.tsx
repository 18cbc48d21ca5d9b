import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { isHireTime } from '../../../../../rules/hire-times.ts';
import type { RoomBookingFields } from '../../../../../rules/room-bookings.ts';
import type { Series } from '../../../../../rules/series.ts';
import { isWholeDay } from '../../../../../rules/whole-day.ts';
import { isDate, isTime } from '../../../../../rules/zoned-time.ts';
import { useRested } from '../../../../components/form/use-rested.ts';
import { LeftOutDays } from '../../../../components/office/left-out-days.tsx';
import { LoadFailed } from '../../../../components/page/load-state.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { calendarText } from '../shown-times.ts';
import { type SeriesClashesQuery, useSeriesClashesQuery } from './room-bookings.generated.ts';
import { type RoomNames, useEntryText } from './use-entry-text.ts';

interface DatesCheckProps {
  /** Of the booking that is changed. */
  id?: number;
  rooms: RoomNames;
}

/** Whether the fields say when and where. */
function isComplete({ firstDay, from, to, roomIds, series }: RoomBookingFields): boolean {
  const isKnown = isDate(firstDay) && isTime(from) && isTime(to) && roomIds.length > 0;
  const isPossible = isWholeDay({ from, to }) || isHireTime({ date: firstDay, from, to });
  return isKnown && isPossible && (!series || (isDate(series.until) && series.until >= firstDay));
}

/** Only what says when and where; of what is typed beside it nothing is asked. */
const BESIDE = { title: '–', note: '', contactName: '', contactEmail: '', contactPhone: '' };

interface FoundDatesProps {
  found: SeriesClashesQuery['seriesClashes'];
  series: Series;
  rooms: RoomNames;
  setLeftOut: (days: readonly string[]) => void;
}

/** How many dates there are, and which of them are taken by what. */
function FoundDates({ found, series, rooms, setLeftOut }: FoundDatesProps) {
  const { t } = useTranslation();
  const text = useEntryText(rooms);
  const dayText = useDateText();
  const isHeld = (day: string) => !series.leftOut.includes(day);
  const held = found.days.filter(isHeld);
  const clashes = found.clashing.filter(({ day }) => isHeld(day));
  const clashing = clashes.map(({ day }) => day);
  const [first, last] = [held[0], held.at(-1)];
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        {first && last
          ? t('hallCalendar.booking.dates', {
              count: held.length,
              first: dayText(first),
              last: dayText(last),
            })
          : t('hallCalendar.booking.noDates')}{' '}
        {held.length < found.days.length &&
          t('hallCalendar.booking.leftOut', { count: found.days.length - held.length })}
      </Typography>
      {first && clashing.length === 0 && (
        <Alert severity="success">{t('hallCalendar.booking.allFree')}</Alert>
      )}
      {clashing.length > 0 && (
        <Alert severity="warning">
          <Typography sx={{ fontWeight: 600 }}>
            {t('hallCalendar.booking.clash', { count: clashing.length })}
          </Typography>
          <ul style={{ margin: '0 0 12px', paddingInlineStart: 20 }}>
            {clashes.map(({ day, clashes: inTheWay }) => (
              <li key={day}>{inTheWay.map(text.wholeText).join('; ')}</li>
            ))}
          </ul>
          <Button variant="contained" onClick={() => setLeftOut([...series.leftOut, ...clashing])}>
            {t('hallCalendar.booking.leaveOut', { count: clashing.length })}
          </Button>
        </Alert>
      )}
    </>
  );
}

function useDateText() {
  const { language } = useTranslation();
  return (day: string) =>
    calendarText(day, language, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
}

/** The dates of a series beforehand: how many, which are taken by what, and which are left out. */
export function DatesCheck({ id, rooms }: DatesCheckProps) {
  const { t, language } = useTranslation();
  const { setValue } = useFormContext();
  const dayText = useDateText();
  const fields = useWatch() as RoomBookingFields;
  const series = fields.series as Series | null;
  // Also of what is left out, so that it can be said beforehand and taken back.
  const wished = { ...fields, ...BESIDE, series: series && { ...series, leftOut: [] } };
  const asked = useRested(wished);
  const { data, previousData, loading, error, refetch } = useSeriesClashesQuery({
    variables: { input: { ...asked, id }, language },
    skip: !isComplete(asked),
    fetchPolicy: 'cache-and-network',
  });
  if (!series || !isComplete(fields)) return null;

  // What was found for other times stays as a list of days, but nothing is said of it any more.
  const days = (data ?? previousData)?.seriesClashes.days ?? [];
  const isAsked = JSON.stringify(asked) === JSON.stringify(wished);
  const found = isAsked ? data?.seriesClashes : undefined;
  const hasFailed = isAsked && !loading && error && !found;
  const setLeftOut = (leftOut: readonly string[]) =>
    setValue('series', { ...series, leftOut: [...new Set(leftOut)].sort() }, { shouldDirty: true });
  return (
    <Box sx={{ mb: 2 }}>
      <div role="status">
        {found ? (
          <FoundDates found={found} series={series} rooms={rooms} setLeftOut={setLeftOut} />
        ) : (
          !hasFailed && <Typography>{t('hallCalendar.checking')}</Typography>
        )}
      </div>
      {hasFailed && <LoadFailed error={error} refetch={refetch} />}
      <Box sx={{ mt: 2 }}>
        <LeftOutDays days={days} leftOut={series.leftOut} onChange={setLeftOut} />
      </Box>
      <Box component="details">
        <Box component="summary" sx={{ minHeight: 44, cursor: 'pointer', fontWeight: 600 }}>
          {t('hallCalendar.booking.chooseDates')}
        </Box>
        <Typography>{t('hallCalendar.booking.datesHint')}</Typography>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            maxHeight: 320,
            overflowY: 'auto',
          }}
        >
          {days.map((day) => (
            <FormControlLabel
              key={day}
              label={dayText(day)}
              control={
                <Checkbox
                  checked={!series.leftOut.includes(day)}
                  onChange={(_, isChosen) =>
                    setLeftOut(
                      isChosen ? series.leftOut.filter((one) => one !== day) : [...series.leftOut, day],
                    )
                  }
                />
              }
            />
          ))}
        </Box>
      </Box>
    </Box>
  );
}
