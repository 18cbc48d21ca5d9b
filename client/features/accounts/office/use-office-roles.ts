import { useState } from 'react';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { useRefusal } from '../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type UserFieldsFragment, useSetOfficeRolesMutation } from './users.generated.ts';

const loadRules = async () => (await import('../../../../rules/office-roles.ts')).officeRolesRules;

/** The form of somebody's roles in the office; needs the acting owner's own password. */
export function useOfficeRoles({ id, officeRoles, waitingRoles }: UserFieldsFragment, onClose: () => void) {
  const { t } = useTranslation();
  const notify = useNotify();
  const given = [...officeRoles, ...waitingRoles];
  const held = given.map(({ role, endsAt }) => ({ role, endsAt: endsAt ? new Date(endsAt) : null }));
  const { form, submit } = useRulesForm(loadRules, { roles: held, password: '' });
  const refuse = useRefusal(form);
  /** Where the site sends no mail, the link that new roles wait for. */
  const [link, setLink] = useState('');
  const [setRoles, { loading }] = useSetOfficeRolesMutation();

  const onSubmit = submit(async ({ roles, password }) => {
    const chosen = roles.map(({ role, endsAt }) => ({ role, endsAt: endsAt?.toISOString() ?? null }));
    try {
      const { data } = await setRoles({ variables: { id, roles: chosen, password } });
      const made = data?.setOfficeRoles.invitationLink;
      if (made) return setLink(made);
    } catch (error) {
      return refuse(error);
    }
    onClose();
    await notify(t('messages.updatedSuccessfully'));
  });

  return {
    form,
    onSubmit,
    isBusy: loading,
    isDirty: !link && form.formState.dirtyFields.roles !== undefined,
    link,
  };
}
