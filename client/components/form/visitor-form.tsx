import { type BaseSyntheticEvent, type ReactNode, type RefObject, useId } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { WithoutScripts } from '../page/without-scripts.tsx';
import { DraftNotice } from './draft-notice.tsx';
import type { Draft } from './draft-text.ts';
import { Honeypot } from './honeypot.tsx';
import { SendButton } from './send-button.tsx';
import type { AnyForm } from './use-rules-form.ts';
import styles from './visitor-form.module.css';

interface VisitorFormProps {
  form: AnyForm;
  title: string;
  /** What visitors without scripts do instead of sending the form, other than to ring or write. */
  withoutScripts?: ReactNode;
  honeypot: RefObject<HTMLInputElement | null>;
  onSubmit: (event: BaseSyntheticEvent) => Promise<void>;
  isSending: boolean;
  draft: Draft;
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
  draft,
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
      <form
        method="post"
        noValidate
        aria-labelledby={titleId}
        onSubmit={onSubmit}
        className={`card form-card ${styles.form}`}
      >
        <h2 id={titleId} className="text-h2">
          {title}
        </h2>
        <p className="text-small text-soft space-below">{t('form.requiredHint')}</p>
        <WithoutScripts>{withoutScripts || t('form.needsScripts')}</WithoutScripts>
        {children}
        <Honeypot ref={honeypot} />
        <p className="text-small text-soft space-below">{privacy}</p>
        <SendButton busy={isSending} busyLabel={sending} className={`button-tall ${styles.send}`}>
          {send}
        </SendButton>
        {footer}
        <DraftNotice draft={draft} />
      </form>
    </FormProvider>
  );
}
