import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { focusPageHeading } from '../../components/page/focus-page-heading.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './candidate-page.module.css';

/** After no. */
export function DeletedPage() {
  const { t } = useTranslation();
  useEffect(focusPageHeading, []);
  return (
    <div className={styles.parts}>
      <PageHeading title={t('candidatePage.deleted')} />
      <p>{t('candidatePage.deletedText')}</p>
      <p className={styles.small}>{t('candidatePage.notAgain')}</p>
      <Link to={PATHS.home} className="button button-outlined">
        {t('candidatePage.home')}
      </Link>
    </div>
  );
}
