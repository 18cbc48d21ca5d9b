import { Link } from 'react-router-dom';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { VisitorForm } from '../../components/form/visitor-form.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './contact-form.module.css';
import { useContactForm } from './use-contact-form.ts';

/** The form for a message to the association. */
export function ContactForm() {
  const { t } = useTranslation();
  const { form, onSubmit, isSending, honeypot, draft } = useContactForm();
  return (
    <VisitorForm
      form={form}
      title={t('contact.form')}
      honeypot={honeypot}
      onSubmit={onSubmit}
      isSending={isSending}
      draft={draft}
      privacy={t('contact.privacy')}
      send={t('contact.send')}
      sending={t('contact.sending')}
      footer={
        <p className={`text-small text-soft ${styles.aboutData}`}>
          {t('contact.aboutData')} <Link to={PATHS.requests}>{t('layout.requests')}</Link>
        </p>
      }
    >
      <FormTextField name="name" label={t('contact.name')} required autoComplete="name" />
      <FormTextField name="email" label={t('contact.email')} required type="email" autoComplete="email" />
      <FormTextField name="message" label={t('contact.message')} required rows={5} />
    </VisitorForm>
  );
}
