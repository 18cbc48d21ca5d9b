import { Link } from 'react-router-dom';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './gift.module.css';

/** Shown instead of the form when the address has an unknown or inactive type. */
export function NoSuchType() {
  const { t } = useTranslation();
  return (
    <div className={styles.state}>
      <p className="text-body">{t('messages.donationTypeRequired')}</p>
      <Link to={PATHS.payments} className="button button-filled">
        {t('pages.payments')}
      </Link>
    </div>
  );
}
