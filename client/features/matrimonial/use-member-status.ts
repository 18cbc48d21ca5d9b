import type { ApolloCache } from '@apollo/client';
import { useState } from 'react';
import { useConfirm, useNotify } from '../../components/notify.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { forgetLists } from '../content/forget-lists.ts';
import { type ManagedMemberFieldsFragment, useSetMemberStatusMutation } from './managed-members.generated.ts';

/** Lists that ask for a status, and the log, are loaded anew. */
function forgetMembers(cache: ApolloCache): void {
  forgetLists('members')(cache);
  forgetLists('auditEntries')(cache);
}

/**
 * Activates a member, or shuts one out, after asking, and says how it went (spec §8, D50).
 * @param onChanged after the change and before that is said
 */
export function useMemberStatus(
  { id, status }: Pick<ManagedMemberFieldsFragment, 'id' | 'status'>,
  onChanged: (() => void) | undefined,
) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  // The member itself is in the answer.
  const [setMemberStatus, { client }] = useSetMemberStatusMutation({ update: forgetMembers });
  const [isBusy, setIsBusy] = useState(false);
  const isActive = status === 'ACTIVE';

  const change = async () => {
    if (!(await confirm(t('messages.confirmUpdate')))) return;
    setIsBusy(true);
    try {
      await setMemberStatus({ variables: { memberId: id, status: isActive ? 'DEACTIVE' : 'ACTIVE' } });
    } catch {
      // What is on the screen may be the reason: somebody else may have removed the member.
      forgetMembers(client.cache);
      await notify(t('messages.somethingWrong'));
      return;
    } finally {
      setIsBusy(false);
    }
    onChanged?.();
    await notify(t(isActive ? 'messages.profileDeactivated' : 'messages.profileActivated'));
  };

  return { isActive, isBusy, change };
}
