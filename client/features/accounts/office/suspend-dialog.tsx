import { ShutOutDialog } from '../../../components/office/shut-out-dialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type UserFieldsFragment, useSuspendUserMutation } from './users.generated.ts';

interface SuspendDialogProps {
  user: UserFieldsFragment;
  onClose: () => void;
}

/** Suspends an account, with the reason for the audit log. */
export function SuspendDialog({ user: { id, name }, onClose }: SuspendDialogProps) {
  const { t } = useTranslation();
  const [suspend] = useSuspendUserMutation();
  return (
    <ShutOutDialog
      title={t('users.suspendOf', { name })}
      action={t('users.suspend')}
      meaning={t('users.suspendMeans', { name })}
      told={t('messages.updatedSuccessfully')}
      onShutOut={(reason) => suspend({ variables: { id, reason } })}
      onClose={onClose}
    />
  );
}
