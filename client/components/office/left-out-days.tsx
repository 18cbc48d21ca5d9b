import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { rangesOf } from '../../../rules/days.ts';
import { listFormat } from '../../../rules/formats.ts';
import { isDate } from '../../../rules/zoned-time.ts';
import { dateFormat } from '../../i18n/dates.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import { useFestivals } from './festivals-of-series.ts';

/** Days that a sentence names one by one. */
const MOST_NAMED = 6;

interface LeftOutDaysProps {
  /** All days of the series in their order, also those that are left out. */
  days: readonly string[];
  leftOut: readonly string[];
  onChange: (leftOut: string[]) => void;
  /** Of the series, whose own dates are not in its way. */
  eventId?: number;
}

/** Days that a series leaves out: of a festival that falls on it by one press, or from a day to another; both say which they are. */
export function LeftOutDays({ days, leftOut, onChange, eventId }: LeftOutDaysProps) {
  const { t, language } = useTranslation();
  const localized = useLocalized();
  const [range, setRange] = useState({ from: '', to: '' });
  const held = days.filter((day) => !leftOut.includes(day));
  const festivals = useFestivals(held, eventId);
  const to = range.to || range.from;
  const isChosen = isDate(range.from) && isDate(to) && to >= range.from;
  const within = isChosen ? held.filter((day) => day >= range.from && day <= to) : [];
  const format = dateFormat(language, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  });
  const say = (day: string) => format.format(new Date(day));
  const span = (first: string, last: string) =>
    first === last ? say(first) : t('events.days', { from: say(first), to: say(last) });
  const sayAll = (all: readonly string[]) =>
    all.length > MOST_NAMED
      ? span(all[0]!, all.at(-1)!)
      : listFormat(language, { type: 'conjunction' }).format(all.map(say));
  const leaveOut = (more: readonly string[]) => onChange([...new Set([...leftOut, ...more])].sort());
  const field = (name: 'from' | 'to') => (
    <TextField
      type="date"
      label={t(`leaveOut.${name}`)}
      value={range[name]}
      onChange={({ target }) => setRange({ ...range, [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 150px' }}
    />
  );
  return (
    <Box component="fieldset" sx={{ m: 0, mb: 3, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ mb: 1, p: 0, fontWeight: 600 }}>
        {t('leaveOut.title')}
      </Typography>
      {festivals.map(({ id, name, textLanguage, ranges, dates }) => (
        <Box key={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
          <Box sx={{ flex: '1 1 240px' }}>
            <strong lang={localized(name, textLanguage).lang}>{name}</strong>{' '}
            {ranges.map(({ first, last }) => span(first, last)).join(', ')}
            <Typography sx={{ color: 'text.secondary' }}>
              {t('leaveOut.falls', { count: dates.length, days: sayAll(dates) })}
            </Typography>
          </Box>
          <Button variant="outlined" onClick={() => leaveOut(dates)}>
            {t('leaveOut.add', { count: dates.length })}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1 }}>
        {field('from')}
        {field('to')}
        <Button
          variant="outlined"
          sx={{ alignSelf: 'flex-end', minHeight: 56 }}
          disabled={within.length === 0}
          onClick={() => {
            leaveOut(within);
            setRange({ from: '', to: '' });
          }}
        >
          {within.length > 0 ? t('leaveOut.add', { count: within.length }) : t('leaveOut.title')}
        </Button>
      </Box>
      <Typography role="status" sx={{ mt: 1, color: 'text.secondary' }}>
        {isChosen && within.length > 0 && t('leaveOut.falls', { count: within.length, days: sayAll(within) })}
        {isChosen && within.length === 0 && t('leaveOut.none', { last: say(days.at(-1) ?? range.from) })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {rangesOf([...leftOut].sort()).map(({ first, last }) => (
          <Chip
            key={first}
            label={t('leaveOut.not', { days: span(first, last) })}
            onDelete={() => onChange(leftOut.filter((day) => day < first || day > last))}
            sx={{ height: 'auto', minHeight: 44, '& .MuiChip-label': { whiteSpace: 'normal' } }}
          />
        ))}
      </Box>
    </Box>
  );
}
