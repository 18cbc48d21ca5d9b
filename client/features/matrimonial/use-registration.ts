import type { CodeRequestFields } from '../../../rules/accounts.ts';
import { place } from '../../../rules/place.ts';
import { useCodeRequest } from '../../components/authentication/use-code-request.ts';
import { useConfirmAccountSwitch } from '../../components/authentication/use-confirm-account-switch.ts';
import { useResetAndNavigate } from '../../components/authentication/use-reset-and-navigate.ts';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { useDraft } from '../../components/form/draft-text.ts';
import { isRefusedWith } from '../../components/form/refused-field.ts';
import { useRefusal } from '../../components/form/use-refusal.ts';
import { useRulesForm } from '../../components/form/use-rules-form.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useRegisterMemberMutation, useRequestMemberCodeMutation } from './member-accounts.generated.ts';

const loadRules = async () =>
  (await import('../../../rules/matrimonial-accounts.ts')).memberRegistrationFormRules;

const empty = () => ({
  profileForId: 0,
  name: '',
  countryCode: place.callingCode,
  mobile: '',
  code: '',
  password: '',
  confirmPassword: '',
});

/**
 * Checks, then asks, then makes the account and leads to the candidates, signed in.
 * @param onPending after the visitor was told that an administrator must open the account first
 */
export function useRegistration(onPending: () => void) {
  const { t } = useTranslation();
  const notify = useNotify();
  const resetAndNavigate = useResetAndNavigate();
  const { confirmAccountSwitch, isChecking } = useConfirmAccountSwitch();
  const { form, submit, isFetching } = useRulesForm(loadRules, empty());
  const draft = useDraft(form, 'registration');
  const refuse = useRefusal(form);
  const [requestMemberCode] = useRequestMemberCodeMutation();
  const [register, { loading }] = useRegisterMemberMutation({ fetchPolicy: 'no-cache' });
  const requestCode = (number: CodeRequestFields) =>
    requestMemberCode({ variables: { input: { ...number, purpose: 'REGISTRATION' } } });
  const codeRequest = useCodeRequest(form, requestCode);

  const onSubmit = submit(async ({ confirmPassword: _again, ...input }) => {
    if (!(await confirmAccountSwitch({ question: t('messages.confirmSubmit') }))) return;
    try {
      await register({ variables: { input } });
    } catch (error) {
      await refuse(error);
      if (isRefusedWith(error, 'accountPending')) {
        draft.forget();
        onPending();
      }
      return;
    }
    draft.forget();
    await notify(t('messages.recordSaved'));
    await resetAndNavigate(PATHS.matrimonials);
  });

  return { form, onSubmit, draft, codeRequest, isBusy: loading || isFetching || isChecking };
}
