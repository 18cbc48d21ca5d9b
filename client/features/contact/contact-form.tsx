import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { VisitorForm } from '../../components/form/visitor-form.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ContactDetailsQuery } from './contact-details.generated.ts';
import { EmailLink, PhoneLink } from './contact-links.tsx';
import { useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  /** Undefined while they are loading. */
  settings: ContactDetailsQuery['siteSettings'] | undefined;
}

/** How to reach the association otherwise. */
function OtherWays({ settings }: ContactFormProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ mb: 3 }}>
      <Typography>{t('contact.needsScripts')}</Typography>
      {settings?.email && (
        <div>
          <EmailLink email={settings.email} />
        </div>
      )}
      {settings?.phone && <PhoneLink phone={settings.phone} />}
    </Box>
  );
}

/** The form for a message to the association. */
export function ContactForm({ settings }: ContactFormProps) {
  const { t } = useTranslation();
  const { form, onSubmit, isSending, honeypot } = useContactForm();
  return (
    <VisitorForm
      form={form}
      title={t('contact.form')}
      withoutScripts={<OtherWays settings={settings} />}
      honeypot={honeypot}
      onSubmit={onSubmit}
      isSending={isSending}
      privacy={t('contact.privacy')}
      send={t('contact.send')}
      sending={t('contact.sending')}
      footer={
        <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
          {t('contact.aboutData')}{' '}
          <Link component={RouterLink} to={PATHS.requests}>
            {t('layout.requests')}
          </Link>
        </Typography>
      }
    >
      <FormTextField name="name" label={t('contact.name')} required autoComplete="name" />
      <FormTextField name="email" label={t('contact.email')} required type="email" autoComplete="email" />
      <FormTextField name="message" label={t('contact.message')} required rows={5} />
    </VisitorForm>
  );
}
