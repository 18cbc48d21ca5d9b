import { useState } from 'react';
import { instantOf } from '../../../../rules/days.ts';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type UserFieldsFragment, useSetOfficeRolesMutation } from './users.generated.ts';

const rules = async () => (await import('../../../../rules/office-roles.ts')).officeRolesRules;

/** The form of somebody's roles in the office; needs the acting owner's own password. */
export function useOfficeRoles({ id, officeRoles, waitingRoles }: UserFieldsFragment, onClose: () => void) {
  const { t } = useTranslation();
  const given = [...officeRoles, ...waitingRoles];
  const held = given.map(({ role, endsAt }) => ({ role, endsAt: endsAt ? new Date(endsAt) : null }));
  /** Where the site sends no mail, the link that new roles wait for. */
  const [link, setLink] = useState('');
  const [setRoles] = useSetOfficeRolesMutation();
  const dialog = useDialogForm({
    rules,
    values: { roles: held, password: '' },
    async save({ roles, password }) {
      const chosen = roles.map(({ role, endsAt }) => ({ role, endsAt: endsAt && instantOf(endsAt) }));
      const { data } = await setRoles({ variables: { id, roles: chosen, password } });
      return data?.setOfficeRoles.invitationLink;
    },
    told: (made) => (made ? undefined : t('messages.updatedSuccessfully')),
    onClose,
    onSaved: (made) => (made ? setLink(made) : onClose()),
  });
  // A password alone is nothing to lose.
  return {
    dialog: { ...dialog, isDirty: !link && dialog.form.formState.dirtyFields.roles !== undefined },
    link,
  };
}
