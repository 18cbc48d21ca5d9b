import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { addDays, addMonths } from '../../../../rules/days.ts';
import { type Series, SeriesStep } from '../../../../rules/series.ts';
import { currentDay, isDate } from '../../../../rules/zoned-time.ts';
import { dateFormat, useDayText, useLineDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSeriesWords } from '../use-event-words.ts';
import { rangesOf } from './event-time-values.ts';

const row = { display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, '& > *': { flex: '1 1 180px' } } as const;
/** Days that are left out at once; more is a typing mistake. */
const MOST_AT_ONCE = 120;

/** Days that a series leaves out, such as those of Navratri. */
function LeftOut({ series, change }: { series: Series; change: (changes: Partial<Series>) => void }) {
  const { t } = useTranslation();
  const say = useLineDay();
  const [range, setRange] = useState({ from: '', to: '' });
  const to = range.to || range.from;
  const isReady = isDate(range.from) && isDate(to) && to >= range.from;
  const add = () => {
    const days: string[] = [];
    for (let day = range.from; day <= to && days.length < MOST_AT_ONCE; day = addDays(day, 1)) days.push(day);
    change({ leftOut: [...new Set([...series.leftOut, ...days])].sort() });
    setRange({ from: '', to: '' });
  };
  const field = (name: 'from' | 'to', label: string) => (
    <TextField
      type="date"
      label={label}
      value={range[name]}
      onChange={({ target }) => setRange({ ...range, [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Box component="fieldset" sx={{ m: 0, mb: 2, p: 0, border: 0 }}>
      <Typography component="legend" sx={{ mb: 1.5, fontWeight: 600 }}>
        {t('eventForm.leaveOut')}
      </Typography>
      <Box sx={row}>
        {field('from', t('eventForm.leaveOutFrom'))}
        {field('to', t('eventForm.leaveOutTo'))}
        <Button variant="outlined" disabled={!isReady} onClick={add}>
          {t('eventForm.leaveOutAdd')}
        </Button>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {rangesOf([...series.leftOut].sort()).map(({ first, last }) => {
          const days = first === last ? say(first) : t('events.days', { from: say(first), to: say(last) });
          return (
            <Chip
              key={first}
              label={t('eventForm.leftOut', { days })}
              onDelete={() => change({ leftOut: series.leftOut.filter((day) => day < first || day > last) })}
            />
          );
        })}
      </Box>
    </Box>
  );
}

/** Whether an event happens again, and how: a choice, a few fields, and the same in words. */
export function SeriesFields() {
  const { t, language } = useTranslation();
  const { setValue } = useFormContext();
  const series: Series | null = useWatch({ name: 'series' }) ?? null;
  const startsOn: string = useWatch({ name: 'startsOn' }) ?? '';
  const words = useSeriesWords();
  const dayText = useDayText('long');
  const weekday = dateFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const set = (value: Series | null) => setValue('series', value, { shouldDirty: true });
  const change = (changes: Partial<Series>) => series && set({ ...series, ...changes });
  const first = isDate(startsOn) ? startsOn : currentDay();

  const choose = (every: string) => {
    if (every === 'NONE') return set(null);
    const usual = { interval: 1, weekdays: [], until: addMonths(first, every === 'YEAR' ? 24 : 6), leftOut: [] };
    set({ ...usual, ...series, every: every as SeriesStep });
  };
  const toggle = (day: number) => {
    const days = series?.weekdays ?? [];
    change({ weekdays: days.includes(day) ? days.filter((one) => one !== day) : [...days, day].sort() });
  };
  return (
    <Box sx={{ mb: 2 }}>
      <TextField
        select
        fullWidth
        label={t('eventForm.repeats')}
        value={series?.every ?? 'NONE'}
        onChange={({ target }) => choose(target.value)}
        sx={{ mb: 2 }}
      >
        {['NONE' as const, ...Object.values(SeriesStep)].map((every) => (
          <MenuItem key={every} value={every}>
            {t(`eventForm.every.${every}`)}
          </MenuItem>
        ))}
      </TextField>
      {series && (
        <>
          {series.every === 'WEEK' && (
            <Box role="group" aria-label={t('eventForm.weekdays')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
              {[1, 2, 3, 4, 5, 6, 7].map((day) => (
                <Button
                  key={day}
                  variant={series.weekdays.includes(day) ? 'contained' : 'outlined'}
                  aria-pressed={series.weekdays.includes(day)}
                  onClick={() => toggle(day)}
                  sx={{ minWidth: 56, px: 1 }}
                >
                  {weekday.format(new Date(Date.UTC(2001, 0, day)))}
                </Button>
              ))}
            </Box>
          )}
          <Box sx={row}>
            <TextField
              type="number"
              label={t('eventForm.interval')}
              value={series.interval}
              onChange={({ target }) =>
                change({ interval: Math.min(Math.max(Math.trunc(Number(target.value)) || 1, 1), 52) })
              }
              slotProps={{ htmlInput: { min: 1, max: 52 } }}
            />
            <TextField
              type="date"
              label={t('eventForm.until')}
              helperText={t('eventForm.untilHint')}
              value={series.until}
              onChange={({ target }) => change({ until: target.value })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          </Box>
          <LeftOut series={series} change={change} />
          {isDate(series.until) && (
            <Typography sx={{ mb: 2, fontWeight: 600 }}>
              {t('eventForm.sentence', { series: words(series, first), day: dayText(series.until) })}
            </Typography>
          )}
        </>
      )}
    </Box>
  );
}
