import { useState } from 'react';
import { useConfirm, useNotify } from '../../components/dialogs/notify.tsx';
import { isRefusedWith } from '../../components/form/refused-field.ts';
import { askAgain } from '../../graphql/ask-again.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type ManagedMemberFieldsFragment, useSetMemberStatusMutation } from './managed-members.generated.ts';

/**
 * Activates a member after a confirmation that explains the effect, or deactivates one with a reason, and shows the result
 *.
 * @param name the member's name, for the question
 * @param onChanged called after the change, before the message
 */
export function useMemberStatus(
  { id, status }: Pick<ManagedMemberFieldsFragment, 'id' | 'status'>,
  name: string,
  onChanged: (() => void) | undefined,
) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  // The cache takes the member itself from the answer.
  const [setMemberStatus, { client, loading: isBusy }] = useSetMemberStatusMutation();
  const [isAsking, setIsAsking] = useState(false);
  const isActive = status === 'ACTIVE';
  const action = t(isActive ? 'memberAdmin.deactivate' : 'memberAdmin.activate');
  const stopAsking = () => setIsAsking(false);

  const activate = async () => {
    const meaning = t('memberAdmin.activateMeans', { name });
    if (!(await confirm(t('messages.confirmUpdate'), { text: meaning, action }))) return;
    try {
      await setMemberStatus({ variables: { memberId: id, status: 'ACTIVE' } });
    } catch (error) {
      // The list shown may be outdated, for instance if somebody else has removed the member.
      void askAgain(client);
      const isTaken = isRefusedWith(error, 'anotherMemberActive');
      return notify(t(isTaken ? 'messages.anotherMemberActive' : 'messages.somethingWrong'));
    }
    onChanged?.();
    await notify(t('messages.profileActivated'));
  };

  return {
    isActive,
    isBusy,
    action,
    change: () => (isActive ? setIsAsking(true) : activate()),
    /** Whether the reason for a deactivation is being asked. */
    isAsking,
    stopAsking,
    /** @throws if it is refused */
    async deactivate(reason: string) {
      try {
        await setMemberStatus({ variables: { memberId: id, status: 'DEACTIVE', reason } });
      } catch (error) {
        void askAgain(client);
        throw error;
      }
      stopAsking();
      onChanged?.();
      await notify(t('messages.profileDeactivated'));
    },
  };
}
