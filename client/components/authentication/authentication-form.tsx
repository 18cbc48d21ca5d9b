import type { BaseSyntheticEvent, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { DraftNotice } from '../form/draft-notice.tsx';
import type { Draft } from '../form/draft-text.ts';
import { SendButton } from '../form/send-button.tsx';
import type { AnyForm } from '../form/use-rules-form.ts';
import { WithoutScripts } from '../page/without-scripts.tsx';
import { OtherPage } from './other-page.tsx';

interface AuthenticationFormProps {
  form: AnyForm;
  onSubmit: (event: BaseSyntheticEvent) => unknown;
  /** Shown without scripts. */
  needsScripts: string;
  /** False if there is nothing to send. */
  submitLabel: string | false;
  isBusy: boolean;
  busyLabel: string;
  /** Of forms that ask for more than what opens an account. */
  draft?: Draft;
  /** A link for visitors who meant another page. */
  other?: { question: string; label: string; to: string };
  children: ReactNode;
}

/** The card of a form with a password, with its button and the link to the other page. */
export function AuthenticationForm({ form, onSubmit, children, other, ...props }: AuthenticationFormProps) {
  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={onSubmit} className="card form-card">
        <WithoutScripts>{props.needsScripts}</WithoutScripts>
        {children}
        {props.submitLabel && (
          <SendButton className="button-tall button-wide" busy={props.isBusy} busyLabel={props.busyLabel}>
            {props.submitLabel}
          </SendButton>
        )}
        {props.draft && <DraftNotice draft={props.draft} />}
        {other && <OtherPage {...other} />}
      </form>
    </FormProvider>
  );
}
