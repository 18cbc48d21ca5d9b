import { type ReactNode, useState } from 'react';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { BusyButton } from '../../../components/form/busy-button.tsx';
import { ReadyButton } from '../../../components/form/ready-button.tsx';
import { useViewer } from '../../../graphql/use-viewer.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OfficeRolesDialog } from './office-roles-dialog.tsx';
import { ResetSecondFactorDialog } from './reset-second-factor-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';
import { UserDialog } from './user-dialog.tsx';
import { type UserFieldsFragment, useReactivateUserMutation } from './users.generated.ts';

interface UserActionsProps {
  user: UserFieldsFragment;
  /** The row's name for screen readers. */
  about: ReactNode;
}

/** Buttons to edit, suspend and reactivate an account and to give and take its roles, each after a confirmation. */
export function UserActions({ user, about }: UserActionsProps) {
  const { id, version, name, status } = user;
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const { viewer } = useViewer();
  const [isEditing, setIsEditing] = useState(false);
  const [isSettingRoles, setIsSettingRoles] = useState(false);
  const [isResetting, setIsResetting] = useState(false);
  const [isSuspending, setIsSuspending] = useState(false);
  const [reactivate] = useReactivateUserMutation();

  const isOwn = id === viewer.userId;
  const isActive = status === 'ACTIVE';
  const action = t(isActive ? 'users.suspend' : 'users.reactivate');
  const ask = () => {
    if (isActive) return setIsSuspending(true);
    void act({
      ask: { question: t('messages.confirmUpdate'), text: t('users.reactivateMeans', { name }), action },
      work: () => reactivate({ variables: { id, version } }),
      told: t('messages.updatedSuccessfully'),
    });
  };
  return (
    <>
      {/* Administrators change their own account on their profile page, which asks for the password. */}
      {!isOwn && (
        <ReadyButton onClick={() => setIsEditing(true)}>
          {t('content.edit')}
          {about}
        </ReadyButton>
      )}
      {isEditing && <UserDialog user={user} onClose={() => setIsEditing(false)} />}
      {!isOwn && (
        <BusyButton variant="text" busy={isBusy} busyLabel={t('form.saving')} onClick={ask}>
          {action}
          {about}
        </BusyButton>
      )}
      <ReadyButton onClick={() => setIsSettingRoles(true)}>
        {t('users.changeRoles')}
        {about}
      </ReadyButton>
      {user.hasSecondFactor && !isOwn && (
        <ReadyButton onClick={() => setIsResetting(true)}>
          {t('requirements.reset')}
          {about}
        </ReadyButton>
      )}
      {isResetting && <ResetSecondFactorDialog user={user} onClose={() => setIsResetting(false)} />}
      {isSuspending && <SuspendDialog user={user} onClose={() => setIsSuspending(false)} />}
      {isSettingRoles && <OfficeRolesDialog user={user} onClose={() => setIsSettingRoles(false)} />}
    </>
  );
}
