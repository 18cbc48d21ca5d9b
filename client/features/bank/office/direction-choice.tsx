import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { MoneyDirection } from '../../../../rules/bank-statements.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NamedRows } from './named-rows.tsx';

interface DirectionChoiceProps {
  /** Those of whose amounts the file does not say it. */
  rows: readonly { number: number; label: string }[];
  chosen: MoneyDirection | undefined;
  onChoose: (direction: MoneyDirection) => unknown;
}

/** Asks whether amounts without a sign came in or went out. */
export function DirectionChoice({ rows, chosen, onChoose }: DirectionChoiceProps) {
  const { t } = useTranslation();
  return (
    <FormControl component="fieldset" sx={{ mt: 4, display: 'block' }}>
      <FormLabel component="legend" id="direction" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {t('bank.direction', { count: rows.length })}
      </FormLabel>
      <NamedRows rows={rows} />
      {rows.length > 1 && (
        <Typography id="direction-lead" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('bank.directionLead')}
        </Typography>
      )}
      <RadioGroup
        aria-labelledby="direction"
        aria-describedby={rows.length > 1 ? 'direction-lead' : undefined}
        value={chosen ?? ''}
        onChange={(_event, value) => onChoose(value as MoneyDirection)}
      >
        {Object.values(MoneyDirection).map((direction) => (
          <FormControlLabel
            key={direction}
            value={direction}
            control={<Radio />}
            label={t(`bank.directions.${direction}`)}
            sx={{ minHeight: 48 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
