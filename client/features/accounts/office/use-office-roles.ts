import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { instantOf } from '../../../../rules/days.ts';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { UserDocument, type UserFieldsFragment, useSetOfficeRolesMutation } from './users.generated.ts';

const rules = async () => (await import('../../../../rules/office-roles.ts')).officeRolesRules;

function fieldsOf({ officeRoles, waitingRoles }: UserFieldsFragment) {
  const given = [...officeRoles, ...waitingRoles];
  return { roles: given.map(({ role, endsAt }) => ({ role, endsAt: endsAt ? new Date(endsAt) : null })) };
}

/** The form of somebody's roles in the office; needs the acting owner's own password. */
export function useOfficeRoles(user: UserFieldsFragment, onClose: () => void) {
  const { id } = user;
  const { t } = useTranslation();
  const client = useApolloClient();
  /** Where the site sends no mail, the link that new roles wait for. */
  const [link, setLink] = useState('');
  const [setRoles] = useSetOfficeRolesMutation();
  const dialog = useDialogForm({
    rules,
    values: { ...fieldsOf(user), password: '' },
    edited: { item: user, valuesOf: fieldsOf, besides: ['password'] },
    async save({ roles, password }, version = user.version) {
      const chosen = roles.map(({ role, endsAt }) => ({ role, endsAt: endsAt && instantOf(endsAt) }));
      const { data } = await setRoles({ variables: { id, roles: chosen, password, version } });
      return data?.setOfficeRoles.invitationLink;
    },
    told: (made) => (made ? undefined : t('messages.updatedSuccessfully')),
    // The account alone: once its roles are gone it is in no list of officers any more, and the dialog would go with it.
    reload: () => client.query({ query: UserDocument, variables: { id }, fetchPolicy: 'network-only' }),
    onClose,
    onSaved: (made) => (made ? setLink(made) : onClose()),
  });
  // A password alone is nothing to lose.
  return {
    dialog: { ...dialog, isDirty: !link && dialog.form.formState.dirtyFields.roles !== undefined },
    link,
  };
}
