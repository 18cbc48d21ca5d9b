import { useLocation } from 'react-router-dom';
import { AuthenticationForm } from '../../components/authentication/authentication-form.tsx';
import { AuthenticationPage } from '../../components/authentication/authentication-page.tsx';
import { NewPasswordFields } from '../../components/authentication/new-password-fields.tsx';
import { useConfirmAccountSwitch } from '../../components/authentication/use-confirm-account-switch.ts';
import { useResetAndNavigate } from '../../components/authentication/use-reset-and-navigate.ts';
import { useRefusal } from '../../components/form/use-refusal.ts';
import { useRulesForm } from '../../components/form/use-rules-form.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAcceptOfficerInvitationMutation } from './invitation.generated.ts';

const loadRules = async () => (await import('../../../rules/accounts.ts')).newPasswordFormRules;

/**
 * Where somebody who is invited to the office sets their own password. What opens it is in the address's fragment,
 * which browsers send to nobody.
 */
export function InvitationPage() {
  const { t } = useTranslation();
  const token = useLocation().hash.slice(1);
  const { form, submit } = useRulesForm(loadRules, { password: '', confirmPassword: '' });
  const refuse = useRefusal(form);
  const confirmAccountSwitch = useConfirmAccountSwitch();
  const resetAndNavigate = useResetAndNavigate();
  const [accept, { loading }] = useAcceptOfficerInvitationMutation({ fetchPolicy: 'no-cache' });
  const onSubmit = submit(async ({ password }) => {
    if (!(await confirmAccountSwitch())) return;
    try {
      await accept({ variables: { token, password } });
    } catch (error) {
      return refuse(error);
    }
    await resetAndNavigate(PATHS.adminDashboard);
  });
  return (
    <AuthenticationPage title={t('invitation.title')} lead={t('invitation.lead')}>
      <AuthenticationForm
        onSubmit={onSubmit}
        needsScripts={t('accounts.resetNeedsScripts')}
        submitLabel={t('invitation.go')}
        isBusy={loading}
        busyLabel={t('form.saving')}
      >
        <NewPasswordFields control={form.control} label={t('accounts.newPassword')} />
      </AuthenticationForm>
    </AuthenticationPage>
  );
}
