import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { DateOrder } from '../../../rules/imports.ts';
import { dateFormat } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The day that a date as 05/04/2024 is in either order, as `YYYY-MM-DD`. */
function bothReadings(date: string): Record<DateOrder, string> {
  const [first = '', second = '', year = ''] = date.match(/\d+/g) ?? [];
  const full = year.length === 2 ? `20${year}` : year;
  const iso = (month: string, day: string) => `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return { DAY_FIRST: iso(second, first), MONTH_FIRST: iso(first, second) };
}

interface DateOrderChoiceProps {
  /** As it stands in the file. */
  date: string;
  chosen: DateOrder | null | undefined;
  onChoose: (order: DateOrder) => unknown;
}

/** Asks what an ambiguous date means. */
export function DateOrderChoice({ date, chosen, onChoose }: DateOrderChoiceProps) {
  const { t, language } = useTranslation();
  const format = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const readings = bothReadings(date);
  return (
    <FormControl component="fieldset" sx={{ mt: 4 }}>
      <FormLabel component="legend" id="date-order" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {t('imports.dates', { date })}
      </FormLabel>
      <Typography id="date-order-lead" sx={{ color: 'text.secondary' }}>
        {t('imports.datesLead')}
      </Typography>
      <RadioGroup
        aria-labelledby="date-order"
        aria-describedby="date-order-lead"
        value={chosen ?? ''}
        onChange={(_event, value) => onChoose(value as DateOrder)}
      >
        {Object.values(DateOrder).map((order) => (
          <FormControlLabel
            key={order}
            value={order}
            control={<Radio />}
            label={format.format(new Date(readings[order]))}
            sx={{ minHeight: 48 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
