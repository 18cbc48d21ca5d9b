import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './hall-terms.module.css';
import { HALL_TERMS } from './hire-agreement.ts';

/** The four terms of the letting agreement and a note on statutory rights. */
export function HallTerms() {
  const { t } = useTranslation();
  return (
    <>
      <ol className={styles.terms}>
        {HALL_TERMS.map((term) => (
          <li key={term}>{t(`hallHire.terms.${term}`)}</li>
        ))}
      </ol>
      <p className={styles.rights}>{t('hallHire.statutoryRights')}</p>
    </>
  );
}
