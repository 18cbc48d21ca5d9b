import type { ApolloCache } from '@apollo/client';
import { useState } from 'react';
import { useConfirm, useNotify } from '../../components/dialogs/notify.tsx';
import { isRefusedWith } from '../../components/form/refused-field.ts';
import { evictLists } from '../../components/list/evict-lists.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type ManagedMemberFieldsFragment, useSetMemberStatusMutation } from './managed-members.generated.ts';

/** Lists that ask for a status, and the log, are loaded anew. */
function forgetMembers(cache: ApolloCache): void {
  evictLists('members')(cache);
  evictLists('auditEntries')(cache);
}

/**
 * Activates a member, or shuts one out, after asking and saying what that means, and says how it went (spec §8, D50).
 * @param name what the member is called where that is asked
 * @param onChanged after the change and before that is said
 */
export function useMemberStatus(
  { id, status }: Pick<ManagedMemberFieldsFragment, 'id' | 'status'>,
  name: string,
  onChanged: (() => void) | undefined,
) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  // The member itself is in the answer.
  const [setMemberStatus, { client }] = useSetMemberStatusMutation({ update: forgetMembers });
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
      // What is on the screen may be the reason: somebody else may have removed the member.
      forgetMembers(client.cache);
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
