import { ReasonDialog } from '../../../components/office/reason-dialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type UserFieldsFragment, useSuspendUserMutation } from './users.generated.ts';

const reasonRules = async () => (await import('../../../../rules/account-administration.ts')).suspensionRules;

interface SuspendDialogProps {
  user: UserFieldsFragment;
  onClose: () => void;
}

/** Suspends an account, with the reason for the audit log. */
export function SuspendDialog({ user, onClose }: SuspendDialogProps) {
  const { t } = useTranslation();
  const { id, name } = user;
  const [suspend] = useSuspendUserMutation();
  return (
    <ReasonDialog
      title={t('users.suspendOf', { name })}
      action={t('users.suspend')}
      lead={t('users.suspendMeans', { name })}
      told={t('messages.updatedSuccessfully')}
      rules={reasonRules}
      field={{ label: t('users.reason'), hint: t('users.reasonHint') }}
      item={user}
      onReason={(reason, version = user.version) => suspend({ variables: { id, reason, version } })}
      onClose={onClose}
    />
  );
}
