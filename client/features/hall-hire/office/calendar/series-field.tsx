import Box from '@mui/material/Box';
import { useController, useWatch } from 'react-hook-form';
import { addMonths } from '../../../../../rules/days.ts';
import type { Series } from '../../../../../rules/series.ts';
import { currentDay, isDate } from '../../../../../rules/zoned-time.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { PlainDate, PlainSelect } from './plain-fields.tsx';

const STEPS = {
  ONCE: null,
  DAY: { every: 'DAY', interval: 1 },
  WEEK: { every: 'WEEK', interval: 1 },
  FORTNIGHT: { every: 'WEEK', interval: 2 },
  MONTH_WEEKDAY: { every: 'MONTH_WEEKDAY', interval: 1 },
  MONTH_DAY: { every: 'MONTH_DAY', interval: 1 },
} as const;
type Step = keyof typeof STEPS;

const NAMES = Object.keys(STEPS) as Step[];
const DEFAULT_MONTHS = 3;

/** The last day that is proposed for what begins on a day. */
export function proposedEnd(firstDay: string): string {
  return addMonths(isDate(firstDay) ? firstDay : currentDay(), DEFAULT_MONTHS);
}

function stepOf(series: Series | null): Step {
  if (!series) return 'ONCE';
  const found = NAMES.find(
    (name) => STEPS[name]?.every === series.every && STEPS[name]?.interval === series.interval,
  );
  return found ?? 'WEEK';
}

/** How often a booking happens, and until when. */
export function SeriesField() {
  const { t } = useTranslation();
  const { field } = useController({ name: 'series' });
  const firstDay: string = useWatch({ name: 'firstDay' });
  const series = field.value as Series | null;
  const chooseStep = (name: string) => {
    const step = STEPS[name as Step];
    const { until = proposedEnd(firstDay), leftOut = [] } = series ?? {};
    field.onChange(step && { ...step, weekdays: [], until, leftOut });
  };
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <PlainSelect
        label={t('hallCalendar.booking.repeats')}
        value={stepOf(series)}
        options={NAMES.map((value) => ({ value, label: t(`hallCalendar.booking.steps.${value}`) }))}
        onChange={chooseStep}
      />
      {series && (
        <PlainDate
          label={t('hallCalendar.booking.lastDay')}
          value={series.until}
          onChange={(until) => field.onChange({ ...series, until })}
        />
      )}
    </Box>
  );
}
