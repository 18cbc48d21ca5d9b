import { useDraft } from '../../components/form/draft-text.ts';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AccountPartForm } from './account-part-form.tsx';
import { useRenameMyMembershipMutation } from './member-account.generated.ts';
import { useAccountPart } from './use-account-part.ts';

const loadRules = async () => (await import('../../../rules/matrimonial-accounts.ts')).memberNameRules;

/** Changes the name of the account. */
export function MemberNameForm({ name }: { name: string }) {
  const { t } = useTranslation();
  const { form, saveWith, isFetching } = useAccountPart(loadRules, { name });
  const draft = useDraft(form, `${useViewer().viewer.memberId} name`);
  const [rename, { loading }] = useRenameMyMembershipMutation();
  return (
    <AccountPartForm
      form={form}
      onSubmit={saveWith((variables) => rename({ variables }), t('messages.recordSaved'), draft)}
      submitLabel={t('candidate.account.saveName')}
      isSaving={loading || isFetching}
      draft={draft}
    >
      <FormTextField name="name" label={t('memberAccounts.creatorName')} required autoComplete="name" />
    </AccountPartForm>
  );
}
