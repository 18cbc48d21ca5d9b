import { useTranslation } from '../../i18n/use-translation.ts';
import { useFeedAddress } from './calendar-links.tsx';
import styles from './events-list.module.css';

/** How to have all events in one's own calendar. */
export function SubscribeBox() {
  const { t } = useTranslation();
  const { webcal, file } = useFeedAddress();
  return (
    <section className={`card ${styles.box} ${styles.gold}`}>
      <h3 className="text-h4">{t('events.never')}</h3>
      <p className="text-small">{t('events.neverLead')}</p>
      <a href={webcal} className={`button button-filled ${styles.wide}`} suppressHydrationWarning>
        {t('events.subscribe')}
      </a>
      <a href={file} className={`button ${styles.wide}`}>
        {t('events.subscribeFile')}
      </a>
    </section>
  );
}
