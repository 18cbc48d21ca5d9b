import Typography from '@mui/material/Typography';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useRefusal } from '../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { evictLists } from '../../../components/list/evict-lists.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type UserFieldsFragment, useSuspendUserMutation } from './users.generated.ts';

const loadRules = async () => (await import('../../../../rules/account-administration.ts')).suspensionRules;

interface SuspendDialogProps {
  user: UserFieldsFragment;
  onClose: () => void;
}

/** Suspends an account, with the reason for the audit log. */
export function SuspendDialog({ user: { id, name }, onClose }: SuspendDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, submit } = useRulesForm(loadRules, { reason: '' });
  const refuse = useRefusal(form);
  const [suspend, { loading }] = useSuspendUserMutation({ update: evictLists('users') });
  const onSubmit = submit(async ({ reason }) => {
    try {
      await suspend({ variables: { id, reason } });
    } catch (error) {
      return refuse(error);
    }
    onClose();
    await notify(t('messages.updatedSuccessfully'));
  });
  return (
    <FormDialog
      title={t('users.suspendOf', { name })}
      action={t('users.suspend')}
      isDirty={form.formState.isDirty}
      isBusy={loading}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Typography sx={{ mb: 3 }}>{t('users.suspendMeans', { name })}</Typography>
      <FormTextField
        control={form.control}
        name="reason"
        label={t('users.reason')}
        hint={t('users.reasonHint')}
        required
      />
    </FormDialog>
  );
}
