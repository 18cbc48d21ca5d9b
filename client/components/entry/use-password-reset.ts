import { useState } from 'react';
import type { CodeRequestFields, PasswordResetFields } from '../../../rules/accounts.ts';
import { DEFAULT_COUNTRY_CODE } from '../../../rules/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConfirm, useNotify } from '../notify.tsx';
import { useRefusal } from '../use-refusal.ts';
import { useRulesForm } from '../use-rules-form.ts';
import { useCodeRequest } from './use-code-request.ts';
import { useEnter } from './use-enter.ts';

const loadRules = async () => (await import('../../../rules/accounts.ts')).passwordResetFormRules;

const EMPTY = { countryCode: DEFAULT_COUNTRY_CODE, mobile: '', code: '', password: '', confirmPassword: '' };

/** What a realm does about a forgotten password. */
export interface PasswordReset {
  requestCode: (number: CodeRequestFields) => Promise<unknown>;
  /** Sets the password, signs in and answers with the address to go on to. */
  reset: (fields: PasswordResetFields) => Promise<string>;
}

/** Get OTP, then Update, which signs in (spec §4). */
export function usePasswordReset({ requestCode, reset }: PasswordReset) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const enter = useEnter();
  const { form, submit } = useRulesForm(loadRules, EMPTY);
  const refuse = useRefusal(form);
  const codeRequest = useCodeRequest(form, requestCode, refuse);
  const [isUpdating, setIsUpdating] = useState(false);

  const onSubmit = submit(async ({ confirmPassword: _again, ...fields }) => {
    if (!(await confirm(t('messages.confirmSubmit')))) return;
    setIsUpdating(true);
    try {
      const path = await reset(fields);
      setIsUpdating(false);
      await notify(t('messages.passwordUpdated'));
      await enter(path);
    } catch (refusal) {
      setIsUpdating(false);
      await refuse(refusal);
    }
  });

  return { control: form.control, onSubmit, codeRequest, isUpdating };
}
