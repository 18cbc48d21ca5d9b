import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { visuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ContactDetailsQuery } from './contact-details.generated.ts';
import { EmailLink, PhoneLink } from './contact-links.tsx';
import { useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  /** Undefined while they are loading. */
  settings: ContactDetailsQuery['siteSettings'] | undefined;
}

/** For visitors without scripts, who cannot send the form. */
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

/** The form for a message to the association (spec §2, Contact). */
export function ContactForm({ settings }: ContactFormProps) {
  const { t } = useTranslation();
  const { control, onSubmit, isSending, honeypot } = useContactForm();
  const titleId = useId();
  const honeypotId = useId();
  return (
    <Card
      component="form"
      method="post"
      noValidate
      aria-labelledby={titleId}
      onSubmit={onSubmit}
      sx={{ position: 'relative', p: { xs: 2.5, sm: 4 } }}
    >
      <Typography variant="h2" id={titleId} sx={{ mb: 1 }}>
        {t('contact.form')}
      </Typography>
      <Typography variant="body2" sx={{ mb: 3, color: 'text.secondary' }}>
        {t('form.requiredHint')}
      </Typography>
      <noscript>
        <OtherWays settings={settings} />
      </noscript>
      <FormTextField control={control} name="name" label={t('contact.name')} required autoComplete="name" />
      <FormTextField
        control={control}
        name="email"
        label={t('contact.email')}
        required
        type="email"
        autoComplete="email"
      />
      <FormTextField control={control} name="message" label={t('contact.message')} required rows={5} />
      <Box aria-hidden sx={visuallyHidden}>
        <label htmlFor={honeypotId}>{t('contact.website')}</label>
        <input ref={honeypot} id={honeypotId} name="website" tabIndex={-1} autoComplete="off" />
      </Box>
      <Typography variant="body2" sx={{ mb: 3, color: 'text.secondary' }}>
        {t('contact.privacy')}
      </Typography>
      <BusyButton
        type="submit"
        busy={isSending}
        busyLabel={t('contact.sending')}
        sx={{ width: { xs: '100%', sm: 'auto' }, minHeight: 52 }}
      >
        {t('contact.send')}
      </BusyButton>
    </Card>
  );
}
