import { useConfirm, useNotify } from '../../components/dialogs/notify.tsx';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { evictLists } from '../../components/list/evict-lists.ts';
import { focusPageHeading } from '../../components/page/focus-page-heading.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useRemoveMyCandidateMutation } from './my-candidate.generated.ts';
import { useRemoveCandidateMutation } from './remove-candidate.generated.ts';

interface RemoveProfileProps {
  /** Whose it is, for the question (D99). */
  name: string;
  /** Of another's, which an administrator removes. */
  memberId?: number;
  onRemoved?: () => void;
}

/** Removes a profile after asking (spec §8, D65): the member's own, or another's as an administrator. */
export function RemoveProfile({ name, memberId, onRemoved }: RemoveProfileProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const update = evictLists(memberId ? 'members' : 'candidates');
  const [removeMine, mine] = useRemoveMyCandidateMutation({ update });
  const [removeTheirs, theirs] = useRemoveCandidateMutation({ update });

  const askAndRemove = async () => {
    if (!(await confirm(t('messages.confirmRemove'), { text: name }))) return;
    try {
      await (memberId ? removeTheirs({ variables: { memberId } }) : removeMine());
    } catch {
      return notify(t('messages.somethingWrong'));
    }
    await notify(t('messages.profileRemoved'));
    // A failure shows itself: the form's query offers to try again.
    const include = [memberId ? 'MemberProfile' : 'MyCandidate'];
    await mine.client.refetchQueries({ include }).catch(() => undefined);
    onRemoved?.();
    // The pressed button is gone with its form.
    focusPageHeading();
  };

  return (
    <BusyButton
      variant="text"
      color="error"
      busy={mine.loading || theirs.loading}
      busyLabel={t('content.removing')}
      onClick={askAndRemove}
    >
      {t('candidate.removeProfile')}
    </BusyButton>
  );
}
