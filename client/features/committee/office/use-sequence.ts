import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { committeeSequenceRules } from '../../../../rules/content.ts';
import { firstIssue } from '../../../../rules/first-issue.ts';
import { LIMITS } from '../../../../rules/limits.ts';
import { useErrorText } from '../../../components/dialogs/message-text.ts';
import { useConfirm, useNotify } from '../../../components/dialogs/notify.tsx';
import { useUnsavedWarning } from '../../../components/form/use-unsaved-warning.ts';
import { askAgain } from '../../../graphql/ask-again.ts';
import { isSignInMissing } from '../../../graphql/session-end.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CommitteeOrderDocument } from './committee-order.generated.ts';
import { useUpdateCommitteeSequenceMutation } from './update-committee-sequence.generated.ts';

interface NumberedMember {
  id: number;
  sequenceNumber: number;
}

/** Whether typed text can be stored as a sequence number. */
export function isSequenceNumber(typed: string): boolean {
  return /^\d+$/.test(typed) && typed.length <= LIMITS.sequenceNumberDigits;
}

/**
 * The form for the sequence numbers of the committee: only changed rows are sent.
 * @param onDone called after a save, or if nothing was changed
 */
export function useSequence(onDone: () => void) {
  const { t, language } = useTranslation();
  const notify = useNotify();
  const confirm = useConfirm();
  const errorText = useErrorText();
  const [updateSequence] = useUpdateCommitteeSequenceMutation();
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const [isSaving, setIsSaving] = useState(false);
  const client = useApolloClient();
  const [isChecked, setIsChecked] = useState(false);
  const allowLeaving = useUnsavedWarning(typed.size > 0);

  const type = ({ id, sequenceNumber }: NumberedMember, text: string) => {
    const next = new Map(typed);
    if (text === String(sequenceNumber)) next.delete(id);
    else next.set(id, text);
    setTyped(next);
  };

  /** Refetches the committee, and drops typed numbers of members whom somebody else has removed meanwhile. */
  const refetchMembers = async () => {
    await askAgain(client);
    const read = client.readQuery({ query: CommitteeOrderDocument, variables: { language } });
    if (!read) return;
    const listed = new Set(read.committeeOrder.map(({ id }) => id));
    setTyped((before) => new Map([...before].filter(([id]) => listed.has(id))));
  };

  const update = async () => {
    if (isSaving) return;
    setIsChecked(true);
    const members = [...typed].map(([id, text]) => ({
      id,
      sequenceNumber: isSequenceNumber(text) ? Number(text) : Number.NaN,
    }));
    const { error } = committeeSequenceRules.safeParse({ members });
    if (error) return notify(t(`messages.${firstIssue(committeeSequenceRules, error).messageKey}`));
    if (members.length === 0) return onDone();
    if (!(await confirm(t('messages.confirmUpdate')))) return;
    setIsSaving(true);
    try {
      await updateSequence({ variables: { members } });
    } catch (failure) {
      const mustSignIn = isSignInMissing(failure);
      // A failed refetch is shown by the list itself.
      if (!mustSignIn) await refetchMembers();
      setIsSaving(false);
      return notify(mustSignIn ? errorText(failure) : t('messages.sequenceNotUpdated'));
    }
    allowLeaving();
    await notify(t('messages.sequenceUpdated'));
    onDone();
  };

  return {
    valueOf: ({ id, sequenceNumber }: NumberedMember) => typed.get(id) ?? String(sequenceNumber),
    type,
    update,
    isSaving,
    /** Whether invalid numbers are marked. */
    isChecked,
  };
}
