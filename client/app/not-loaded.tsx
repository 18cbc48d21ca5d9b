import { useLocation } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './not-loaded.module.css';

/**
 * Hidden in every page as the server draws it; client/start.ts shows it when the page's code cannot be fetched, and
 * makes its link load the address with the fragment, which the server does not know.
 */
export function NotLoaded() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <div id="not-loaded" role="alert" hidden className={styles.notice}>
      {t('common.notLoaded')} <a href={pathname + search}>{t('common.tryAgain')}</a>
    </div>
  );
}
