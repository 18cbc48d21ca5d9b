import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { needsCode } from '../../../rules/phone.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BusyButton } from '../form/busy-button.tsx';
import { BusyOverlay } from '../form/busy-overlay.tsx';
import { FormProblem } from '../form/form-problem.tsx';
import { FormTextField } from '../form/form-text-field.tsx';
import { MobileFields } from './mobile-fields.tsx';
import type { CodeRequest } from './use-code-request.ts';

/** Six digits. */
function typedCode(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 6);
}

interface CodeFieldsProps extends CodeRequest {
  /** Shown instead of the code for countries that get no text messages. */
  withoutCode?: ReactNode;
}

/** Fields for a mobile number and the code that proves its possession: `countryCode`, `mobile` and `code` of the form. */
export function CodeFields({ withoutCode, sendCode, isSending, isCodeSent }: CodeFieldsProps) {
  const { t } = useTranslation();
  const countryCode: string = useWatch({ name: 'countryCode' });
  return (
    <>
      <MobileFields />
      {withoutCode && !needsCode(countryCode) ? (
        <p role="status" className="alert alert-info">
          {withoutCode}
        </p>
      ) : (
        <>
          <FormProblem place="root.code" />
          <BusyButton
            variant="outlined"
            onClick={sendCode}
            busy={isSending}
            busyLabel={t('accounts.sendingCode')}
            className="space-below"
          >
            {t(isCodeSent ? 'accounts.getCodeAgain' : 'accounts.getCode')}
          </BusyButton>
          <FormTextField
            name="code"
            label={t('accounts.code')}
            hint={t('accounts.codeHint')}
            required
            inputMode="numeric"
            clean={typedCode}
            autoComplete="one-time-code"
          />
        </>
      )}
      <BusyOverlay open={isSending} label={t('accounts.pleaseWait')} />
    </>
  );
}
