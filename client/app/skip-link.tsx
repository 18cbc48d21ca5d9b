import { useTranslation } from '../i18n/use-translation.ts';
import styles from './skip-link.module.css';

/** The page's first stop on the Tab key, unseen until it is reached. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a href="#main" className={styles.link}>
      {t('layout.skipToContent')}
    </a>
  );
}
