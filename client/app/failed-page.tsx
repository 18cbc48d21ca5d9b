import { PageMeta } from '../components/page/page-meta.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './failed-page.module.css';

/** Shown when a page throws, or when its code could not be loaded; reloading usually helps. */
export function FailedPage() {
  const { t } = useTranslation();
  return (
    <main className={`page-width page-width-narrow ${styles.page}`}>
      <PageMeta title={t('common.pageFailed')} noindex />
      <h1 className="text-h1">{t('common.pageFailed')}</h1>
      <p>{t('common.pageFailedText')}</p>
      <button type="button" className="button button-filled" onClick={() => location.reload()}>
        {t('common.tryAgain')}
      </button>
    </main>
  );
}
