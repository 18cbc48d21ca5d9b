import { useState } from 'react';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { useAct } from '../../components/dialogs/use-act.ts';
import { isRefusedWith } from '../../components/form/refused-field.ts';
import { askAgain } from '../../graphql/ask-again.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type ManagedMemberFieldsFragment, useSetMemberStatusMutation } from './managed-members.generated.ts';

/** The refusals that say what is so; whatever else fails is told in general. */
const TOLD = ['anotherMemberActive', 'changedByAnother'] as const;

/**
 * Activates a member after a confirmation that explains the effect, or deactivates one with a reason, and shows the
 * result.
 * @param name the member's name, for the question
 * @param onChanged called after the change, before the message
 */
export function useMemberStatus(
  { id, status }: Pick<ManagedMemberFieldsFragment, 'id' | 'status'>,
  name: string,
  onChanged: (() => void) | undefined,
) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const notify = useNotify();
  const [setMemberStatus, { client }] = useSetMemberStatusMutation();
  const [isAsking, setIsAsking] = useState(false);
  const isActive = status === 'ACTIVE';
  const action = t(isActive ? 'memberAdmin.deactivate' : 'memberAdmin.activate');

  const activate = () =>
    act({
      ask: {
        question: t('messages.confirmUpdate'),
        text: t('memberAdmin.activateMeans', { name }),
        action,
      },
      work: () => setMemberStatus({ variables: { memberId: id, status: 'ACTIVE', seenStatus: status } }),
      async refuse(error) {
        // The list shown may be outdated, for instance if somebody else has removed the member.
        void askAgain(client);
        const told = TOLD.find((message) => isRefusedWith(error, message)) ?? 'somethingWrong';
        await notify(t(`messages.${told}`));
      },
      onDone: onChanged,
      told: t('messages.profileActivated'),
    });

  return {
    isActive,
    isBusy,
    action,
    change: () => (isActive ? setIsAsking(true) : activate()),
    /** Whether the reason for a deactivation is being asked. */
    isAsking,
    stopAsking: () => setIsAsking(false),
    /** @throws if it is refused */
    async deactivate(reason: string) {
      try {
        await setMemberStatus({
          variables: { memberId: id, status: 'DEACTIVE', reason, seenStatus: status },
        });
      } catch (error) {
        void askAgain(client);
        throw error;
      }
      onChanged?.();
    },
  };
}
