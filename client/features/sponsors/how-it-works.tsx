import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './sponsors.module.css';

/** What happens from choosing a day to the priest's reading the names. */
export function HowItWorks() {
  const { t } = useTranslation();
  return (
    <section className={`card ${styles.how}`}>
      <h2 className="text-h3">{t('sponsors.howTitle')}</h2>
      <ol className={styles.steps}>
        <li>{t('sponsors.howChoose')}</li>
        <li>{t('sponsors.howPay')}</li>
        <li>{t('sponsors.howNames')}</li>
      </ol>
    </section>
  );
}
