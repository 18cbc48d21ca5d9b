import { HourglassTop } from '../../components/icons/hourglass-top.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { AskedReply } from './asked-reply.ts';
import styles from './reply.module.css';

/** Above the form for the waiting list: that every place is taken, and how many families wait. */
export function FullNote({ places, waiting }: Pick<AskedReply, 'places' | 'waiting'>) {
  const { t } = useTranslation();
  return (
    <div className={`${styles.note} ${styles.full}`}>
      <HourglassTop />
      <h2 className="text-h4">{t('replies.full', { count: places ?? 0 })}</h2>
      <p>{waiting > 0 ? t('replies.waiting', { count: waiting }) : t('replies.nobodyWaits')}</p>
    </div>
  );
}
