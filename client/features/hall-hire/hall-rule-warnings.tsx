import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { brokenRules } from './hire-times.ts';

/** Warns while typing if the times exceed the hour by which music must stop or guests must leave. */
export function HallRuleWarnings() {
  const { t } = useTranslation();
  const [from, to] = useWatch({ name: ['from', 'to'] });
  const rules = brokenRules(from, to);
  return (
    <div role="status">
      {rules.map((rule) => (
        <Alert
          key={rule}
          severity={rule === 'leaving' ? 'error' : 'warning'}
          role="presentation"
          sx={{ mb: 2 }}
        >
          {t(`hallHire.warnings.${rule}`)}
        </Alert>
      ))}
    </div>
  );
}
