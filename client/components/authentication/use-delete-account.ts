import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConfirm, useNotify } from '../dialogs/notify.tsx';
import { isRefusedWith } from '../form/refused-field.ts';
import { useRefusal } from '../form/use-refusal.ts';
import { useRulesForm } from '../form/use-rules-form.ts';
import { useLeaveWithConfirmation } from '../form/use-unsaved-warning.ts';
import { PATHS } from '../page/paths.ts';
import { useResetAndNavigate } from './use-reset-and-navigate.ts';

const loadRules = async () => (await import('../../../rules/passwords.ts')).accountRemovalRules;

const WRONG = 'currentPasswordWrong';
const EMPTY = { password: '' };

export interface DeletedAccount {
  /** Of the main site, or of the matrimonial section; its texts have that name. */
  realm: 'account' | 'member';
  /** Makes the server delete it. */
  remove(password: string): Promise<unknown>;
}

/** Deletes one's own account after a confirmation and opens the home page, signed out. */
export function useDeleteAccount({ realm, remove }: DeletedAccount) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const resetAndNavigate = useResetAndNavigate();
  const leaveWithConfirmation = useLeaveWithConfirmation();
  const { form, submit } = useRulesForm(loadRules, EMPTY);
  const refuse = useRefusal(form);
  const [isDeleting, setIsDeleting] = useState(false);

  const onSubmit = submit(async ({ password }) => {
    if (!(await confirm(t(`yourData.${realm}.confirm`), { isLoss: true }))) return;
    setIsDeleting(true);
    try {
      await leaveWithConfirmation(async () => {
        await remove(password);
        // Before the message, so that the page behind it no longer appears signed in.
        await resetAndNavigate(PATHS.home);
        await notify(t(`yourData.${realm}.deleted`));
      });
    } catch (error) {
      // The server names no field of this form for a wrong password.
      if (isRefusedWith(error, WRONG)) form.setError('password', { message: WRONG });
      await refuse(error);
    } finally {
      setIsDeleting(false);
    }
  });

  return { form, onSubmit, isDeleting };
}
