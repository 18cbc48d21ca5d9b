import Typography from '@mui/material/Typography';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormPasswordField } from '../../../components/form/form-password-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useRefusal } from '../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useDoneNotice } from '../../../components/office/done-notice.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type UserFieldsFragment, useResetSecondFactorMutation } from './users.generated.ts';

const loadRules = async () => (await import('../../../../rules/second-factor.ts')).secondFactorResetRules;

interface ResetSecondFactorDialogProps {
  user: UserFieldsFragment;
  onClose: () => void;
}

/** Takes away the second factor of somebody who has lost it. */
export function ResetSecondFactorDialog({ user, onClose }: ResetSecondFactorDialogProps) {
  const { id, name } = user;
  const { t } = useTranslation();
  const done = useDoneNotice();
  const { form, submit } = useRulesForm(loadRules, { reason: '', password: '' });
  const refuse = useRefusal(form);
  const [reset, { loading }] = useResetSecondFactorMutation();
  const onSubmit = submit(async (fields) => {
    try {
      await reset({ variables: { id, ...fields } });
    } catch (error) {
      return refuse(error);
    }
    onClose();
    done({ text: t('demands.isReset', { name }) });
  });
  return (
    <FormDialog
      form={form}
      title={t('demands.resetOf', { name })}
      action={t('demands.reset')}
      isDirty={form.formState.isDirty}
      isBusy={loading}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Typography sx={{ mb: 3 }}>{t('demands.resetMeans', { name })}</Typography>
      <FormTextField name="reason" label={t('users.reason')} hint={t('users.reasonHint')} required />
      <FormPasswordField
        name="password"
        label={t('users.ownPassword')}
        required
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
