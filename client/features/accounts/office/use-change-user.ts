import type { SheriQuestion } from '../../../../rules/sheri.ts';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { isConflict, refusedField } from '../../../components/form/refused-field.ts';
import { useEditConflict } from '../../../components/form/use-edit-conflict.ts';
import { useRefusal } from '../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type UserDetailsFragment, useChangeUserMutation } from './users.generated.ts';

const loadRules = (question: SheriQuestion) => async () =>
  (await import('../../../../rules/account-administration.ts')).userChangeRules(question);

function fieldsOf({ name, address, postcode, email, sheri, mobile }: UserDetailsFragment) {
  return { name, address, postcode, email, sheri, mobile };
}

/**
 * The form for somebody else's account, with the reason for the change.
 * @param reload refetches the account
 */
export function useChangeUser(
  user: UserDetailsFragment,
  question: SheriQuestion,
  onClose: () => void,
  reload: () => Promise<unknown>,
) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, submit } = useRulesForm(loadRules(question), { ...fieldsOf(user), reason: '' });
  const refuse = useRefusal(form);
  // The reason counts as an unsaved change, although loading another version makes it a default value.
  const isDirty = form.formState.isDirty || form.watch('reason') !== '';
  const { saveVersion, conflict } = useEditConflict(form, {
    item: user,
    // The reason is not part of the account, so it stays when somebody else's version is loaded.
    valuesOf: (item) => ({ ...fieldsOf(item), reason: form.getValues('reason') }),
    comparedBy: fieldsOf,
    hasChanges: isDirty,
  });
  const [change, { loading }] = useChangeUserMutation();

  const onSubmit = submit(async ({ reason, ...input }) => {
    try {
      await saveVersion((version = user.version) =>
        change({ variables: { id: user.id, input, version, reason } }),
      );
    } catch (error) {
      await refuse(error);
      // A conflict with a field is not about the version: somebody else has that e-mail or mobile.
      if (isConflict(error) && !refusedField(error)) await reload();
      return;
    }
    onClose();
    await notify(t('messages.updatedSuccessfully'));
  });

  return { form, onSubmit, isDirty, isBusy: loading, conflict };
}
