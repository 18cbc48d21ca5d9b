import { useConfirm, useNotify } from '../../components/notify.tsx';
import { useRefusal } from '../../components/use-refusal.ts';
import { useRulesForm } from '../../components/use-rules-form.ts';
import { useUnsavedWarning } from '../../components/use-unsaved-warning.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { AccountFieldsFragment } from './my-account.generated.ts';
import { useUpdateMyAccountMutation } from './update-my-account.generated.ts';

const loadRules = async () => (await import('../../../rules/accounts.ts')).accountFormRules;

const NO_PASSWORDS = { newPassword: '', confirmPassword: '', currentPassword: '' };

/** The form of one's own account; after a save it holds what the server has stored. */
export function useProfile({ version, ...account }: AccountFieldsFragment) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const values = { ...account, ...NO_PASSWORDS };
  const { form, submit } = useRulesForm(loadRules, values);
  const refuse = useRefusal(form);
  const [update, { loading }] = useUpdateMyAccountMutation({
    refetchQueries: ['MyAccount', 'Viewer'],
    awaitRefetchQueries: true,
  });
  const leaveFreely = useUnsavedWarning(form.formState.isDirty);

  const onSubmit = submit(async ({ confirmPassword: _again, ...input }) => {
    if (!(await confirm(t('messages.confirmSubmit')))) return;
    try {
      await update({ variables: { input: { ...input, version } } });
    } catch (error) {
      return refuse(error);
    }
    leaveFreely();
    await notify(t('messages.recordSaved'));
  });

  return { control: form.control, onSubmit, isBusy: loading };
}
