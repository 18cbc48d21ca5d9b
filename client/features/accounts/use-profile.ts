import { useEffect, useRef } from 'react';
import type { SheriQuestion } from '../../../rules/sheri.ts';
import { useConfirm, useNotify } from '../../components/dialogs/notify.tsx';
import { useDraft } from '../../components/form/draft-text.ts';
import { isConflict } from '../../components/form/refused-field.ts';
import { useRefusal } from '../../components/form/use-refusal.ts';
import { useRulesForm } from '../../components/form/use-rules-form.ts';
import { askAgain } from '../../graphql/ask-again.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { AccountFieldsFragment } from './my-account.generated.ts';
import { useUpdateMyAccountMutation } from './update-my-account.generated.ts';

const loadRules = (question: SheriQuestion) => async () =>
  (await import('../../../rules/accounts.ts')).accountFormRules(question);

const NO_PASSWORDS = { newPassword: '', confirmPassword: '', currentPassword: '' };

/** The form's values for a stored account, with empty password fields. */
function valuesOf({
  version: _version,
  isEmailProved: _isEmailProved,
  __typename,
  ...account
}: AccountFieldsFragment & { __typename?: string }) {
  return { ...account, ...NO_PASSWORDS };
}

/**
 * The form for one's own account; after a save it shows what the server has stored. Newer data that arrives while the
 * form is being edited updates only untouched fields.
 */
export function useProfile(account: AccountFieldsFragment, question: SheriQuestion) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const { form, submit, settle, isFetching } = useRulesForm(loadRules(question), valuesOf(account));
  const { userId } = useViewer().viewer;
  const draft = useDraft(form, `${userId} profile`);
  const refuse = useRefusal(form);
  const [update, { loading, client }] = useUpdateMyAccountMutation();
  const { reset } = form;
  const shown = useRef(account);

  useEffect(() => {
    if (shown.current.version === account.version) return;
    shown.current = account;
    reset(valuesOf(account), { keepDirtyValues: true });
  }, [account, reset]);

  const onSubmit = submit(async ({ confirmPassword: _again, ...input }) => {
    if (!(await confirm(t('messages.confirmSubmit')))) return;
    try {
      const { data } = await update({ variables: { input: { ...input, version: account.version } } });
      if (data) settle(valuesOf(data.updateMyAccount));
    } catch (error) {
      await refuse(error);
      // Somebody else has changed it meanwhile: what was typed stays, for the next try in their version.
      if (isConflict(error)) await askAgain(client);
      return;
    }
    await notify(t('messages.recordSaved'));
  });

  return { form, onSubmit, draft, isBusy: loading || isFetching };
}
