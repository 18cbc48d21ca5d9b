import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { addMonths } from '../../../../rules/days.ts';
import { type Series, SeriesStep } from '../../../../rules/series.ts';
import { currentDay, isDate } from '../../../../rules/zoned-time.ts';
import { dateFormat, useDayText } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSeriesWords } from '../use-event-words.ts';

const row = { display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, '& > *': { flex: '1 1 180px' } } as const;

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
    const usual = {
      interval: 1,
      weekdays: [],
      until: addMonths(first, every === 'YEAR' ? 24 : 6),
      leftOut: [],
    };
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
            <Box
              role="group"
              aria-label={t('eventForm.weekdays')}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
            >
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
          {isDate(series.until) && (
            <Typography sx={{ mb: 2, fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}>
              {t('eventForm.sentence', { series: words(series, first), day: dayText(series.until) })}
            </Typography>
          )}
        </>
      )}
    </Box>
  );
}
