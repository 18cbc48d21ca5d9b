import { NewPasswordFields } from '../../components/authentication/new-password-fields.tsx';
import { CurrentPasswordField } from '../../components/form/current-password-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AccountPartForm } from './account-part-form.tsx';
import { useChangeMyMemberPasswordMutation } from './member-account.generated.ts';
import { useAccountPart } from './use-account-part.ts';

const loadRules = async () =>
  (await import('../../../rules/matrimonial-accounts.ts')).memberPasswordFormRules;

const EMPTY = { password: '', confirmPassword: '', currentPassword: '' };

/** Sets a new password, with the current one as proof. */
export function MemberPasswordForm() {
  const { t } = useTranslation();
  const { form, saveWith, isFetching } = useAccountPart(loadRules, EMPTY);
  const [change, { loading }] = useChangeMyMemberPasswordMutation({ fetchPolicy: 'no-cache' });
  const onSubmit = saveWith(
    ({ confirmPassword: _again, ...input }) => change({ variables: { input } }),
    t('messages.passwordUpdated'),
  );
  return (
    <AccountPartForm
      form={form}
      title={t('accounts.changePassword')}
      onSubmit={onSubmit}
      submitLabel={t('accounts.changePassword')}
      isSaving={loading || isFetching}
    >
      <NewPasswordFields label={t('accounts.newPassword')} />
      <CurrentPasswordField name="currentPassword" required />
    </AccountPartForm>
  );
}
