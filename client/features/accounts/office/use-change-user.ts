import { useNotify } from '../../../components/dialogs/notify.tsx';
import { isConflict, refusedField } from '../../../components/form/refused-field.ts';
import { useEditConflict } from '../../../components/form/use-edit-conflict.ts';
import { useRefusal } from '../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { evictLists } from '../../../components/list/evict-lists.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type UserDetailsFragment, useChangeUserMutation } from './users.generated.ts';

const loadRules = async () => (await import('../../../../rules/accounts.ts')).userChangeRules;

function fieldsOf({ name, address, postcode, email, sheri, mobile }: UserDetailsFragment) {
  return { name, address, postcode, email, sheri, mobile };
}

/**
 * The form of somebody else's account, with why it is changed.
 * @param reload reads the account again
 */
export function useChangeUser(
  user: UserDetailsFragment,
  onClose: () => void,
  reload: () => Promise<unknown>,
) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, submit } = useRulesForm(loadRules, { ...fieldsOf(user), reason: '' });
  const refuse = useRefusal(form);
  // The reason is the form's own also after their version was loaded.
  const isDirty = form.formState.isDirty || form.watch('reason') !== '';
  const { saveVersion, conflict } = useEditConflict(form, {
    item: user,
    // The reason is nobody else's: it stays when their version is loaded.
    valuesOf: (item) => ({ ...fieldsOf(item), reason: form.getValues('reason') }),
    comparedBy: fieldsOf,
    hasChanges: isDirty,
  });
  const [change, { loading }] = useChangeUserMutation({ update: evictLists('users') });

  const onSubmit = submit(async ({ reason, ...input }) => {
    try {
      await saveVersion((version = user.version) =>
        change({ variables: { id: user.id, input, version, reason } }),
      );
    } catch (error) {
      await refuse(error);
      // Another conflict is about a field, such as an e-mail that somebody else has.
      if (isConflict(error) && !refusedField(error)) await reload();
      return;
    }
    onClose();
    await notify(t('messages.updatedSuccessfully'));
  });

  return { control: form.control, onSubmit, isDirty, isBusy: loading, conflict };
}
