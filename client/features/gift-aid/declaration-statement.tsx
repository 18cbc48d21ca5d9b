import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './gift-aid-offer.module.css';

/** The wording that is declared, to read before. */
export function DeclarationStatement({ text }: { text: string | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={styles.statement}>
      <p className="text-body text-strong">{t('giftAid.own.statement')}</p>
      <p className="text-body text-lines">{text}</p>
    </div>
  );
}
