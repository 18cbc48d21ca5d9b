import { useResetAndNavigate } from '../../components/authentication/use-reset-and-navigate.ts';
import { useConfirm, useNotify } from '../../components/dialogs/notify.tsx';
import { isRefusedWith } from '../../components/form/refused-field.ts';
import { useRefusal } from '../../components/form/use-refusal.ts';
import { useRulesForm } from '../../components/form/use-rules-form.ts';
import { useLeaveWithConfirmation } from '../../components/form/use-unsaved-warning.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDeleteMyMembershipMutation } from './delete-membership.generated.ts';

const loadRules = async () => (await import('../../../rules/matrimonial-accounts.ts')).membershipRemovalRules;

const WRONG = 'currentPasswordWrong';
const EMPTY = { password: '' };

/** Deletes the member's account after a confirmation and opens the home page, signed out. */
export function useDeleteMembership() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const resetAndNavigate = useResetAndNavigate();
  const leaveWithConfirmation = useLeaveWithConfirmation();
  const { form, submit } = useRulesForm(loadRules, EMPTY);
  const refuse = useRefusal(form);
  const [deleteMembership, { loading }] = useDeleteMyMembershipMutation({ fetchPolicy: 'no-cache' });

  const onSubmit = submit(async (variables) => {
    if (!(await confirm(t('candidate.yourData.confirmDelete')))) return;
    try {
      await leaveWithConfirmation(async () => {
        await deleteMembership({ variables });
        // Before the message, so that the page behind it no longer appears signed in.
        await resetAndNavigate(PATHS.home);
        await notify(t('candidate.yourData.deleted'));
      });
    } catch (error) {
      // The server names no field of this form for a wrong password.
      if (isRefusedWith(error, WRONG)) form.setError('password', { message: WRONG });
      await refuse(error);
    }
  });

  return { control: form.control, onSubmit, isDeleting: loading };
}
