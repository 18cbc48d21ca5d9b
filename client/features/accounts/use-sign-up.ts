import type { SheriQuestion } from '../../../rules/sheri.ts';
import { useConfirmAccountSwitch } from '../../components/authentication/use-confirm-account-switch.ts';
import { useResetAndNavigate } from '../../components/authentication/use-reset-and-navigate.ts';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { useDraft } from '../../components/form/draft-text.ts';
import { useRefusal } from '../../components/form/use-refusal.ts';
import { useRulesForm } from '../../components/form/use-rules-form.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSignUpMutation } from './sign-up.generated.ts';

const loadRules = (question: SheriQuestion) => async () =>
  (await import('../../../rules/accounts.ts')).signUpFormRules(question);

const EMPTY = {
  name: '',
  address: '',
  postcode: '',
  email: '',
  sheri: '',
  mobile: '',
  password: '',
  confirmPassword: '',
};

/** Validates, asks, creates the account, clears the form and opens the home page, signed in. */
export function useSignUp(question: SheriQuestion) {
  const { t } = useTranslation();
  const notify = useNotify();
  const resetAndNavigate = useResetAndNavigate();
  const { confirmAccountSwitch, isChecking } = useConfirmAccountSwitch();
  const { form, submit, isFetching } = useRulesForm(loadRules(question), EMPTY);
  const draft = useDraft(form, 'sign-up');
  const refuse = useRefusal(form);
  const [signUp, { loading }] = useSignUpMutation({ fetchPolicy: 'no-cache' });

  const onSubmit = submit(async ({ confirmPassword: _again, ...input }) => {
    if (!(await confirmAccountSwitch({ question: t('messages.confirmSubmit') }))) return;
    try {
      await signUp({ variables: { input } });
    } catch (error) {
      return refuse(error);
    }
    draft.forget();
    // Cleared before the home page opens, as in the old form.
    form.reset();
    await notify(t('messages.recordSaved'));
    await resetAndNavigate(PATHS.home);
  });

  return { form, onSubmit, draft, isBusy: loading || isFetching || isChecking };
}
