import { useId } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Leads from one's own account to what protects it. */
export function SecuritySection() {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h2" style={{ marginBlock: '56px 16px' }}>
        {t('security.title')}
      </h2>
      <p className="text-body space-below">{t('security.what')}</p>
      <Link to={PATHS.security} className="button button-outlined">
        {t('security.open')}
      </Link>
    </section>
  );
}
