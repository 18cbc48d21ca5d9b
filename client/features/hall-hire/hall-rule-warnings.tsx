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
        <p key={rule} className={`alert ${rule === 'leaving' ? '' : 'alert-warning'}`}>
          {t(`hallHire.warnings.${rule}`)}
        </p>
      ))}
    </div>
  );
}
