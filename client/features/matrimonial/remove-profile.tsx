import { useErrorText } from '../../components/dialogs/message-text.ts';
import { useConfirm, useNotify } from '../../components/dialogs/notify.tsx';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { focusPageHeading } from '../../components/page/focus-page-heading.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useRemoveMyCandidateMutation } from './my-candidate.generated.ts';
import { useRemoveCandidateMutation } from './remove-candidate.generated.ts';

interface RemoveProfileProps {
  /** Whose profile it is, for the confirmation. */
  name: string;
  /** Only when an administrator removes somebody else's profile. */
  memberId?: number;
  onRemoved?: () => void;
}

/** Removes a profile after a confirmation: the member's own, or somebody else's as an administrator. */
export function RemoveProfile({ name, memberId, onRemoved }: RemoveProfileProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText();
  const [removeMine, mine] = useRemoveMyCandidateMutation();
  const [removeTheirs, theirs] = useRemoveCandidateMutation();

  const askAndRemove = async () => {
    if (!(await confirm(t('messages.confirmRemove'), { text: name, isLoss: true }))) return;
    try {
      await (memberId ? removeTheirs({ variables: { memberId } }) : removeMine());
    } catch (error) {
      return notify(errorText(error));
    }
    await notify(t('messages.profileRemoved'));
    onRemoved?.();
    // Moves the focus, because the pressed button disappears with the form.
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
