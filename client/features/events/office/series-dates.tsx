import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DateChange } from '../../../../rules/event-dates.ts';
import { languageName } from '../../../../rules/languages.ts';
import type { OccupancyKind } from '../../../../rules/occupancy.ts';
import type { Series } from '../../../../rules/series.ts';
import { isDate } from '../../../../rules/zoned-time.ts';
import { useRested } from '../../../components/form/use-rested.ts';
import { LeftOutDays } from '../../../components/office/left-out-days.tsx';
import { useSiteLanguages } from '../../../i18n/site-languages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useDaysWords, useHoursWords } from '../use-event-words.ts';
import { type EventDatesPreviewQuery, useEventDatesPreviewQuery } from './event.generated.ts';

type PreviewedDate = EventDatesPreviewQuery['eventDatesPreview'][number];

/** Dates that are shown before somebody asks for all. */
const FIRST = 6;

/** Why a date differs, in each language of the site. */
function NoteFields({ change, set }: ChangeProps) {
  const { t, language: reader } = useTranslation();
  const offered = useSiteLanguages();
  const notes = change.notes ?? [];
  const write = (language: string, text: string) =>
    set({ notes: [...notes.filter((note) => note.language !== language), { language, text }] });
  return offered.map((language, index) => {
    const field = t('eventForm.why');
    const label =
      index === 0 ? field : t('content.fieldInLanguage', { field, language: languageName(language, reader) });
    return (
      <TextField
        key={language}
        label={label}
        value={notes.find((note) => note.language === language)?.text ?? ''}
        onChange={({ target }) => write(language, target.value)}
        slotProps={{ htmlInput: { lang: language } }}
        sx={{ flex: '1 1 100%' }}
      />
    );
  });
}

interface ChangeProps {
  change: DateChange;
  set: (changes: Partial<DateChange>) => void;
}

/** What differs on one date: another day or time, or that it is called off, and why. */
function ChangeFields({ change, set }: ChangeProps) {
  const { t } = useTranslation();
  const field = (name: 'toDay' | 'fromTime' | 'toTime', label: string, type: 'date' | 'time') => (
    <TextField
      type={type}
      label={label}
      value={change[name] ?? ''}
      onChange={({ target }) => set({ [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 150px' }}
    />
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1.5, mb: 1 }}>
      {field('toDay', t('eventForm.toDay'), 'date')}
      {field('fromTime', t('eventForm.fromTime'), 'time')}
      {field('toTime', t('eventForm.toTime'), 'time')}
      <NoteFields change={change} set={set} />
      <FormControlLabel
        label={t('eventForm.callDateOff')}
        control={
          <Checkbox
            checked={change.isCalledOff === true}
            onChange={({ target }) => set({ isCalledOff: target.checked })}
          />
        }
      />
    </Box>
  );
}

interface DateRowProps {
  date: PreviewedDate;
  /** Undefined of an event that is once. */
  leaveOut?: () => void;
}

function DateRow({ date, leaveOut }: DateRowProps) {
  const { t } = useTranslation();
  const { setValue, getValues } = useFormContext();
  const changes: DateChange[] = useWatch({ name: 'dateChanges' }) ?? [];
  const toTime: string = useWatch({ name: 'toTime' }) ?? '';
  const change = changes.find(({ day }) => day === date.day);
  const [isOpen, setIsOpen] = useState(false);
  const days = useDaysWords('full');
  const hours = useHoursWords();
  const set = (next: Partial<DateChange>) => {
    const all: DateChange[] = getValues('dateChanges') ?? [];
    const others = all.filter(({ day }) => day !== date.day);
    const changed = { ...change, ...next, day: date.day };
    const { toDay, fromTime, toTime, isCalledOff, notes } = changed;
    const isNothing = !toDay && !fromTime && !toTime && !isCalledOff && !notes?.some(({ text }) => text);
    setValue('dateChanges', isNothing ? others : [...others, changed], { shouldDirty: true });
  };
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography
          component="span"
          sx={{ flex: '1 1 240px', textDecoration: date.isCalledOff ? 'line-through' : undefined }}
        >
          {[days(date), hours(date, change?.toTime || toTime)].filter(Boolean).join(', ')}
        </Typography>
        {date.takenBy && (
          <Typography component="strong" sx={{ color: 'error.main', fontWeight: 600 }}>
            {t(`eventForm.takenBy.${date.takenBy as OccupancyKind}`)}
          </Typography>
        )}
        {leaveOut && (
          <>
            <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {t(change ? 'eventForm.changed' : 'eventForm.change')}
            </Button>
            <Button size="small" onClick={leaveOut}>
              {t('eventForm.leaveOutDate')}
            </Button>
          </>
        )}
      </Box>
      {isOpen && <ChangeFields change={change ?? { day: date.day }} set={set} />}
    </Box>
  );
}

/** The dates that the event will have, with what is in their way, before it is saved; of a series each can be changed. */
export function SeriesDates({ id }: { id: number }) {
  const { t } = useTranslation();
  const { setValue } = useFormContext();
  const [all, setAll] = useState(false);
  const names = ['startsOn', 'endsOn', 'fromTime', 'toTime', 'roomIds', 'series', 'dateChanges'] as const;
  const values: unknown[] = useWatch({ name: names as unknown as string[] });
  const input = Object.fromEntries(names.map((name, index) => [name, values[index]]));
  const series = input.series as Series | null;
  const roomIds = (input.roomIds ?? []) as number[];
  const isAsked =
    isDate(String(input.startsOn ?? '')) && (series ? isDate(series.until) : roomIds.length > 0);
  // Also of what is left out, so that it can be said beforehand and taken back.
  const whole = series && { ...series, leftOut: [] };
  const asked = useRested({ input: withoutTypes({ ...input, series: whole }), isAsked });
  const result = useEventDatesPreviewQuery({
    variables: { input: asked.input, eventId: id || null },
    skip: !asked.isAsked,
    fetchPolicy: 'no-cache',
  });
  if (!isAsked) return null;
  if (result.error)
    return (
      <Alert severity="warning" sx={{ mb: 3 }}>
        {t('eventForm.previewFailed')}
      </Alert>
    );
  const found = (result.data ?? result.previousData)?.eventDatesPreview ?? [];
  const leftOut = series?.leftOut ?? [];
  const setLeftOut = (days: string[]) =>
    setValue('series', { ...series, leftOut: days.sort() }, { shouldDirty: true });
  const dates = found.filter(({ day }) => !leftOut.includes(day));
  const taken = dates.filter(({ takenBy }) => takenBy);
  const changed = new Set(((input.dateChanges ?? []) as DateChange[]).map(({ day }) => day));
  const shown = all
    ? dates
    : dates.filter((date, index) => index < FIRST || date.takenBy || changed.has(date.day));
  return (
    <Box component="section" sx={{ mb: 3 }} aria-busy={result.loading}>
      <Typography sx={{ fontWeight: 600 }}>{t('eventForm.dates', { count: dates.length })}</Typography>
      {taken.length > 0 && (
        <Alert severity="error" sx={{ my: 1 }}>
          {t('eventForm.takenDates', { count: taken.length })}
          {series && (
            <Box sx={{ mt: 1 }}>
              <Button
                variant="outlined"
                onClick={() => setLeftOut([...leftOut, ...taken.map(({ day }) => day)])}
              >
                {t('leaveOut.add', { count: taken.length })}
              </Button>
            </Box>
          )}
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((date) => (
          <DateRow
            key={date.day}
            date={date}
            leaveOut={series ? () => setLeftOut([...leftOut, date.day]) : undefined}
          />
        ))}
      </Box>
      {shown.length < dates.length && (
        <Button onClick={() => setAll(true)}>{t('eventForm.showDates')}</Button>
      )}
      {series && (
        <Box sx={{ mt: 3 }}>
          <LeftOutDays
            days={found.map(({ day }) => day)}
            leftOut={leftOut}
            onChange={setLeftOut}
            eventId={id}
          />
        </Box>
      )}
    </Box>
  );
}

/** What was read has the names of its types, which an input does not take. */
function withoutTypes(input: object) {
  return JSON.parse(JSON.stringify(input, (key, value) => (key === '__typename' ? undefined : value)));
}
