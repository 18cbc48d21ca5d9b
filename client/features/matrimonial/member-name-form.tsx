import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AccountPartForm } from './account-part-form.tsx';
import { useRenameMyMembershipMutation } from './member-account.generated.ts';
import { useAccountPart } from './use-account-part.ts';

const loadRules = async () => (await import('../../../rules/matrimonial-accounts.ts')).memberNameRules;

/** Changes the name of the account. */
export function MemberNameForm({ name }: { name: string }) {
  const { t } = useTranslation();
  const { form, saveWith } = useAccountPart(loadRules, { name });
  const [rename, { loading }] = useRenameMyMembershipMutation();
  return (
    <AccountPartForm
      form={form}
      onSubmit={saveWith((variables) => rename({ variables }), t('messages.recordSaved'))}
      submitLabel={t('candidate.account.saveName')}
      isSaving={loading}
    >
      <FormTextField name="name" label={t('memberAccounts.creatorName')} required autoComplete="name" />
    </AccountPartForm>
  );
}
