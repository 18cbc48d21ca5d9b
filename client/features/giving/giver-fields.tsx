import { useWatch } from 'react-hook-form';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './give.module.css';

/** Who gives. */
export function GiverFields({ asksPhone = false }: { asksPhone?: boolean }) {
  const { t } = useTranslation();
  const written: string = useWatch({ name: 'message' });
  const message = <FormTextField name="message" label={t('give.message')} rows={3} />;
  return (
    <>
      <h2 className={`text-h3 ${styles.question}`}>{t('give.who')}</h2>
      <div className={styles.pair}>
        <FormTextField name="donorName" label={t('give.name')} required autoComplete="name" />
        {asksPhone && (
          <FormTextField name="phone" label={t('give.phone')} required type="tel" autoComplete="tel" />
        )}
        <FormTextField
          name="email"
          label={t('give.email')}
          hint={t('give.emailHint')}
          required
          type="email"
          autoComplete="email"
        />
      </div>
      {asksPhone ? (
        message
      ) : (
        <details className={styles.message} open={Boolean(written) || undefined}>
          <summary>{t('give.addMessage')}</summary>
          {message}
        </details>
      )}
    </>
  );
}
