import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslation } from '../../i18n/use-translation.ts';

/** From when until when something is shown: values of `datetime-local`, by the clock of the site; empty for none. */
export interface Plan {
  from: string;
  until: string;
}

interface PlanFieldsProps {
  plan: Plan;
  onChange: (plan: Plan) => void;
  /** The refusal, shown at the end. */
  error?: string;
}

/** Two moments by the clock of the site. */
export function PlanFields({ plan, onChange, error }: PlanFieldsProps) {
  const { t } = useTranslation();
  const field = (name: keyof Plan, label: string, hint: string) => (
    <TextField
      type="datetime-local"
      label={label}
      value={plan[name]}
      onChange={({ target }) => onChange({ ...plan, [name]: target.value })}
      error={name === 'until' && error !== undefined}
      helperText={name === 'until' ? (error ?? hint) : hint}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 240px' }}
    />
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {field('from', t('contentList.shownFrom'), t('contentList.shownFromHint'))}
      {field('until', t('contentList.shownUntil'), t('contentList.shownUntilHint'))}
    </Box>
  );
}
