import { useNotify } from '../../../components/dialogs/notify.tsx';
import { useRefusal } from '../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { evictLists } from '../../../components/list/evict-lists.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type UserFieldsFragment, useSetUserRoleMutation } from './users.generated.ts';

const loadRules = async () => (await import('../../../../rules/account-administration.ts')).roleChangeRules;

/** Grants or revokes the administrator role; needs the acting administrator's own password. */
export function useUserRole({ id, role }: UserFieldsFragment, onClose: () => void) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, submit } = useRulesForm(loadRules, { password: '' });
  const refuse = useRefusal(form);
  const [setRole, { loading }] = useSetUserRoleMutation({ update: evictLists('users') });

  const onSubmit = submit(async ({ password }) => {
    try {
      await setRole({ variables: { id, role: role === 'ADMIN' ? 'USER' : 'ADMIN', password } });
    } catch (error) {
      return refuse(error);
    }
    onClose();
    await notify(t('messages.updatedSuccessfully'));
  });

  return { control: form.control, onSubmit, isSaving: loading };
}
