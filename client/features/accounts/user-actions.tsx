import type { ReactNode } from 'react';
import { BusyButton } from '../../components/busy-button.tsx';
import { useErrorText } from '../../components/message-text.ts';
import { useConfirm, useNotify } from '../../components/notify.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  type UserFieldsFragment,
  useReactivateUserMutation,
  useSetUserRoleMutation,
  useSuspendUserMutation,
} from './users.generated.ts';

interface UserActionsProps {
  user: UserFieldsFragment;
  /** Names the row for those who listen. */
  about: ReactNode;
}

/** Suspends and reactivates, makes and unmakes an administrator; asks first (spec §8). */
export function UserActions({ user: { id, status, role }, about }: UserActionsProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText();
  const [suspend, suspending] = useSuspendUserMutation({ variables: { id } });
  const [reactivate, reactivating] = useReactivateUserMutation({ variables: { id } });
  const [setRole, settingRole] = useSetUserRoleMutation();
  const busyLabel = t('form.saving');

  const ask = async (change: () => Promise<unknown>) => {
    if (!(await confirm(t('messages.confirmUpdate')))) return;
    try {
      await change();
    } catch (error) {
      return notify(errorText(error));
    }
    await notify(t('messages.updatedSuccessfully'));
  };
  const isActive = status === 'ACTIVE';
  const isAdmin = role === 'ADMIN';
  return (
    <>
      <BusyButton
        variant="text"
        busy={suspending.loading || reactivating.loading}
        busyLabel={busyLabel}
        onClick={() => void ask(() => (isActive ? suspend() : reactivate()))}
      >
        {t(isActive ? 'users.suspend' : 'users.reactivate')}
        {about}
      </BusyButton>
      <BusyButton
        variant="text"
        busy={settingRole.loading}
        busyLabel={busyLabel}
        onClick={() => void ask(() => setRole({ variables: { id, role: isAdmin ? 'USER' : 'ADMIN' } }))}
      >
        {t(isAdmin ? 'users.unmakeAdmin' : 'users.makeAdmin')}
        {about}
      </BusyButton>
    </>
  );
}
