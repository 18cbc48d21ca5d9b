import { Link } from 'react-router-dom';
import { useUsedPages } from '../../components/page/page-parts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './take-part-buttons.module.css';
import { WAYS_TO_TAKE_PART } from './ways-to-take-part.ts';

/** The ways to take part as a row of buttons; the first is the primary one. */
export function TakePartButtons() {
  const { t } = useTranslation();
  const isUsed = useUsedPages();
  const ways = WAYS_TO_TAKE_PART.filter(({ to }) => isUsed(to));
  return (
    <div className={styles.actions}>
      {ways.map(({ key, to }, index) => (
        <Link key={key} to={to} className={`button ${index === 0 ? 'button-filled' : 'button-outlined'}`}>
          {t(`poojaSevas.${key}`)}
        </Link>
      ))}
    </div>
  );
}
