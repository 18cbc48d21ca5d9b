import { useState } from 'react';
import type { CodeRequestFields, PasswordResetFields } from '../../../rules/accounts.ts';
import { Role } from '../../../rules/permissions.ts';
import { mobileToE164 } from '../../../rules/phone.ts';
import { place } from '../../../rules/place.ts';
import type { ViewerFieldsFragment } from '../../graphql/viewer.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNotify } from '../dialogs/notify.tsx';
import { useDraft } from '../form/draft-text.ts';
import { useRefusal } from '../form/use-refusal.ts';
import { useRulesForm } from '../form/use-rules-form.ts';
import { useCodeRequest } from './use-code-request.ts';
import { useConfirmAccountSwitch } from './use-confirm-account-switch.ts';
import { useResetAndNavigate } from './use-reset-and-navigate.ts';

const loadRules = async () => (await import('../../../rules/accounts.ts')).passwordResetFormRules;

const empty = () => ({
  countryCode: place.callingCode,
  mobile: '',
  code: '',
  password: '',
  confirmPassword: '',
});

/** Whether the number is the viewer's own; `viewer.mobile` is ten digits and taken as British. */
function isNumberOf(viewer: ViewerFieldsFragment, { countryCode, mobile }: CodeRequestFields): boolean {
  return countryCode === place.callingCode && mobileToE164(mobile) === mobileToE164(viewer.mobile);
}

/** How a realm resets a forgotten password. */
export interface PasswordReset {
  /** True in the matrimonial section, false on the main site. */
  ofMembers: boolean;
  requestCode: (number: CodeRequestFields) => Promise<unknown>;
  /**
   * Sets the password, signs in and resolves with the address to go on to; with undefined when the visitor went back.
   */
  reset: (fields: PasswordResetFields) => Promise<string | undefined>;
}

/** Get OTP, then Update, which signs in. */
export function usePasswordReset({ ofMembers, requestCode, reset }: PasswordReset) {
  const { t } = useTranslation();
  const notify = useNotify();
  const resetAndNavigate = useResetAndNavigate();
  const { confirmAccountSwitch, isChecking } = useConfirmAccountSwitch();
  const { form, submit, isFetching } = useRulesForm(loadRules, empty());
  const draft = useDraft(form, ofMembers ? 'member password' : 'password');
  const refuse = useRefusal(form);
  const codeRequest = useCodeRequest(form, requestCode);
  const [isUpdating, setIsUpdating] = useState(false);

  const onSubmit = submit(async ({ confirmPassword: _again, ...fields }) => {
    const isTheirs = (viewer: ViewerFieldsFragment) =>
      (viewer.role === Role.MEMBER) === ofMembers && isNumberOf(viewer, fields);
    if (!(await confirmAccountSwitch({ question: t('messages.confirmSubmit'), isTheirs }))) return;
    setIsUpdating(true);
    try {
      const path = await reset(fields);
      setIsUpdating(false);
      if (path === undefined) return;
      draft.forget();
      await notify(t('messages.passwordUpdated'));
      await resetAndNavigate(path);
    } catch (refusal) {
      setIsUpdating(false);
      await refuse(refusal);
    }
  });

  return { form, draft, onSubmit, codeRequest, isUpdating, isBusy: isUpdating || isFetching || isChecking };
}
