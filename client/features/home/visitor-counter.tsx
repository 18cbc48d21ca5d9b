import { CountUp } from '../../components/page/count-up.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useVisitCount } from '../visits/use-visit-count.ts';
import styles from './visitor-counter.module.css';

/** The number of visits. It is loaded in the browser; until then only its space is reserved. */
export function VisitorCounter() {
  const { t } = useTranslation();
  const count = useVisitCount();
  return (
    <div className={count === undefined ? styles.coming : undefined}>
      <span className={`text-h2 ${styles.count}`}>
        {count === undefined ? '\u00A0' : <CountUp value={count} />}
      </span>
      <span className="text-small text-soft">{t('home.visits', { count: count ?? 0 })}</span>
    </div>
  );
}
