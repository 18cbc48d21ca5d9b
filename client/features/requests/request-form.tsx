import type { ReactNode } from 'react';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { VisitorForm } from '../../components/form/visitor-form.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SentRequestCard } from './sent-request.tsx';
import { type RequestFormOptions, useRequestForm } from './use-request-form.ts';

interface RequestFormProps {
  options?: RequestFormOptions;
  send: string;
  /** The fields above and below who asks. */
  above: ReactNode;
  below?: ReactNode;
}

/** A request to the association by whoever has no account; after sending, what happens until when. */
export function RequestForm({ options, send, above, below }: RequestFormProps) {
  const { t } = useTranslation();
  const { form, onSubmit, isSending, honeypot, draft, sent, startAnother } = useRequestForm(options);
  if (sent) return <SentRequestCard sent={sent} onAnother={startAnother} />;
  return (
    <VisitorForm
      form={form}
      title={t('requests.form')}
      honeypot={honeypot}
      onSubmit={onSubmit}
      isSending={isSending}
      draft={draft}
      privacy={t('requests.privacy')}
      send={send}
      sending={t('requests.sending')}
    >
      {above}
      <FormTextField name="name" label={t('requests.name')} required autoComplete="name" />
      <FormTextField
        name="email"
        label={t('requests.email')}
        hint={t('requests.contactHint')}
        type="email"
        autoComplete="email"
      />
      <FormTextField name="phone" label={t('requests.phone')} type="tel" autoComplete="tel" />
      {below}
    </VisitorForm>
  );
}
