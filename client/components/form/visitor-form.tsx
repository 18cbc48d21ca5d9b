import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type BaseSyntheticEvent, type ReactNode, type RefObject, useId } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BusyButton } from './busy-button.tsx';
import { Honeypot } from './honeypot.tsx';
import type { AnyForm } from './use-rules-form.ts';

interface VisitorFormProps {
  form: AnyForm;
  title: string;
  /** For visitors without scripts, who cannot send the form. */
  withoutScripts: ReactNode;
  honeypot: RefObject<HTMLInputElement | null>;
  onSubmit: (event: BaseSyntheticEvent) => Promise<void>;
  isSending: boolean;
  /** The fields. */
  children: ReactNode;
  /** What becomes of what is sent. */
  privacy: string;
  send: string;
  sending: string;
  /** Below the button. */
  footer?: ReactNode;
}

/** A card with a form that anybody may send to the association. */
export function VisitorForm({
  form,
  title,
  withoutScripts,
  honeypot,
  onSubmit,
  isSending,
  children,
  privacy,
  send,
  sending,
  footer,
}: VisitorFormProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <FormProvider {...form}>
      <Card
        component="form"
        method="post"
        noValidate
        aria-labelledby={titleId}
        onSubmit={onSubmit}
        sx={{ position: 'relative', p: { xs: 2.5, sm: 4 } }}
      >
        <Typography variant="h2" id={titleId} sx={{ mb: 1 }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ mb: 3, color: 'text.secondary' }}>
          {t('form.requiredHint')}
        </Typography>
        <noscript>{withoutScripts}</noscript>
        {children}
        <Honeypot ref={honeypot} />
        <Typography variant="body2" sx={{ mb: 3, color: 'text.secondary' }}>
          {privacy}
        </Typography>
        <BusyButton
          type="submit"
          busy={isSending}
          busyLabel={sending}
          sx={{ width: { xs: '100%', sm: 'auto' }, minHeight: 52 }}
        >
          {send}
        </BusyButton>
        {footer}
      </Card>
    </FormProvider>
  );
}
