import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { AuthenticationForm } from '../../components/authentication/authentication-form.tsx';
import { AuthenticationPage } from '../../components/authentication/authentication-page.tsx';
import { NewPasswordFields } from '../../components/authentication/new-password-fields.tsx';
import { useConfirmAccountSwitch } from '../../components/authentication/use-confirm-account-switch.ts';
import { useResetAndNavigate } from '../../components/authentication/use-reset-and-navigate.ts';
import { isRefusedWith } from '../../components/form/refused-field.ts';
import { useRefusal } from '../../components/form/use-refusal.ts';
import { useRulesForm } from '../../components/form/use-rules-form.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  useAcceptOfficerInvitationMutation,
  useCheckOfficerInvitationMutation,
} from './invitation.generated.ts';

const loadRules = async () => (await import('../../../rules/accounts.ts')).newPasswordFormRules;

/** Whether a link is known to be no longer good: said before anything is typed, and by a refusal alone, not by a lost connection. */
function useIsRefused(token: string): boolean {
  const [check] = useCheckOfficerInvitationMutation({ fetchPolicy: 'no-cache' });
  const [isRefused, setIsRefused] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link.
  useEffect(() => {
    let isWanted = true;
    setIsRefused(!token);
    if (token)
      check({ variables: { token } }).catch(
        (error) => isWanted && setIsRefused(isRefusedWith(error, 'invitationRefused')),
      );
    return () => {
      isWanted = false;
    };
  }, [token]);
  return isRefused;
}

/**
 * Where somebody who is invited to the office sets their own password. What opens it is in the address's fragment,
 * which browsers send to nobody.
 */
export function InvitationPage() {
  const { t } = useTranslation();
  const token = useLocation().hash.slice(1);
  const { form, submit, isFetching } = useRulesForm(loadRules, { password: '', confirmPassword: '' });
  const refuse = useRefusal(form);
  const { confirmAccountSwitch, isChecking } = useConfirmAccountSwitch();
  const resetAndNavigate = useResetAndNavigate();
  const [accept, { loading }] = useAcceptOfficerInvitationMutation({ fetchPolicy: 'no-cache' });
  const isRefused = useIsRefused(token);
  const onSubmit = submit(async ({ password }) => {
    if (!(await confirmAccountSwitch())) return;
    try {
      await accept({ variables: { token, password } });
    } catch (error) {
      return refuse(error);
    }
    await resetAndNavigate(PATHS.officeToday);
  });
  if (isRefused)
    return (
      <AuthenticationPage title={t('invitation.title')} lead={t('invitation.used')}>
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t('messages.invitationRefused')}
        </Alert>
        <Button component={RouterLink} to={PATHS.login} variant="contained">
          {t('common.signIn')}
        </Button>
      </AuthenticationPage>
    );
  return (
    <AuthenticationPage title={t('invitation.title')} lead={t('invitation.lead')}>
      <AuthenticationForm
        form={form}
        onSubmit={onSubmit}
        needsScripts={t('accounts.resetNeedsScripts')}
        submitLabel={t('invitation.go')}
        isBusy={loading || isFetching || isChecking}
        busyLabel={t('form.saving')}
      >
        <NewPasswordFields label={t('accounts.newPassword')} />
      </AuthenticationForm>
    </AuthenticationPage>
  );
}
