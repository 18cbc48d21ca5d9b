import type { SheriQuestion } from '../../../../rules/sheri.ts';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type UserDetailsFragment, useChangeUserMutation } from './users.generated.ts';

const rulesOf = (question: SheriQuestion, before: UserDetailsFragment) => async () =>
  (await import('../../../../rules/account-administration.ts')).userChangeRules(question, before);

function fieldsOf({ name, address, postcode, email, sheri, mobile }: UserDetailsFragment) {
  return { name, address, postcode, email, sheri, mobile };
}

export interface ChangeUserOptions {
  user: UserDetailsFragment;
  question: SheriQuestion;
  /** Asks for the account again: after a change by others the searched list may no longer contain it. */
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** The form for somebody else's account, with the reason for the change. */
export function useChangeUser({ user, question, reload, onClose }: ChangeUserOptions) {
  const { t } = useTranslation();
  const [change] = useChangeUserMutation();
  return useDialogForm({
    rules: rulesOf(question, user),
    values: { ...fieldsOf(user), reason: '' },
    edited: { item: user, valuesOf: fieldsOf, besides: ['reason'] },
    save: ({ reason, ...input }, version = user.version) =>
      change({ variables: { id: user.id, input, version, reason } }),
    told: t('messages.updatedSuccessfully'),
    reload,
    onClose,
  });
}
