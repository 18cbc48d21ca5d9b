import { useState } from 'react';
import { useConfirm, useNotify } from '../../components/dialogs/notify.tsx';
import { isRefusedWith } from '../../components/form/refused-field.ts';
import { evictLists } from '../../components/list/evict-lists.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type ManagedMemberFieldsFragment, useSetMemberStatusMutation } from './managed-members.generated.ts';

/** Evicts the lists of members, which may be filtered by status. */
const evictMembers = evictLists('members');

/**
 * Activates or deactivates a member after a confirmation that explains the effect, and shows the result (spec §8, D50).
 * @param name the member's name, for the confirmation
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
  const [setMemberStatus, { client }] = useSetMemberStatusMutation({ update: evictMembers });
  const [isBusy, setIsBusy] = useState(false);
  const isActive = status === 'ACTIVE';

  const action = t(isActive ? 'memberAdmin.deactivate' : 'memberAdmin.activate');

  const change = async () => {
    const meaning = t(isActive ? 'memberAdmin.deactivateMeans' : 'memberAdmin.activateMeans', { name });
    if (!(await confirm(t('messages.confirmUpdate'), { text: meaning, action }))) return;
    setIsBusy(true);
    try {
      await setMemberStatus({ variables: { memberId: id, status: isActive ? 'DEACTIVE' : 'ACTIVE' } });
    } catch (error) {
      // The list shown may be outdated, for instance if somebody else has removed the member.
      evictMembers(client.cache);
      const isTaken = isRefusedWith(error, 'anotherMemberActive');
      await notify(t(isTaken ? 'messages.anotherMemberActive' : 'messages.somethingWrong'));
      return;
    } finally {
      setIsBusy(false);
    }
    onChanged?.();
    await notify(t(isActive ? 'messages.profileDeactivated' : 'messages.profileActivated'));
  };

  return { isActive, isBusy, action, change };
}
