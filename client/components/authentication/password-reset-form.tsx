import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { needsCode } from '../../../rules/phone.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BusyOverlay } from '../form/busy-overlay.tsx';
import { AuthenticationForm } from './authentication-form.tsx';
import { CodeFields } from './code-fields.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { type PasswordReset, usePasswordReset } from './use-password-reset.ts';

interface PasswordResetFormProps extends PasswordReset {
  registerAt: string;
  /** For countries that get no text messages. */
  withoutCode?: ReactNode;
}

/** Sets a new password with a code sent to the account's mobile. */
export function PasswordResetForm({ registerAt, withoutCode, ...reset }: PasswordResetFormProps) {
  const { t } = useTranslation();
  const { form, draft, onSubmit, codeRequest, isUpdating, isBusy } = usePasswordReset(reset);
  const countryCode = useWatch({ control: form.control, name: 'countryCode' });
  // Without a code nothing can be updated; `withoutCode` says what to do instead.
  const isPossible = !withoutCode || needsCode(countryCode);
  return (
    <AuthenticationForm
      form={form}
      onSubmit={isPossible ? onSubmit : (event) => event.preventDefault()}
      needsScripts={t('accounts.resetNeedsScripts')}
      submitLabel={isPossible && t('accounts.update')}
      isBusy={isBusy}
      busyLabel={t('form.saving')}
      draft={draft}
      other={{ question: t('accounts.noAccount'), label: t('accounts.registerNow'), to: registerAt }}
    >
      <CodeFields {...codeRequest} withoutCode={withoutCode} />
      {isPossible && <NewPasswordFields label={t('accounts.newPassword')} />}
      <BusyOverlay open={isUpdating} label={t('accounts.pleaseWait')} />
    </AuthenticationForm>
  );
}
