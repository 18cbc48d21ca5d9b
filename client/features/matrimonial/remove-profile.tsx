import { useErrorText } from '../../components/dialogs/message-text.ts';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { useAct } from '../../components/dialogs/use-act.ts';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { focusPageHeading } from '../../components/page/focus-page-heading.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
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
  const { act, isBusy } = useAct();
  const notify = useNotify();
  const errorText = useErrorText('somethingWrong');
  const { isCandidate } = useViewer().viewer;
  const [removeMine] = useRemoveMyCandidateMutation();
  const [removeTheirs] = useRemoveCandidateMutation();

  const goes = memberId ? 'office' : isCandidate ? 'candidate' : 'family';

  const askAndRemove = async () => {
    const isRemoved = await act({
      ask: {
        question: t('messages.confirmRemove'),
        text: t(`candidate.removeMeans.${goes}`, { name }),
        action: t('common.ok'),
        isLoss: true,
      },
      work: (): Promise<unknown> => (memberId ? removeTheirs({ variables: { memberId } }) : removeMine()),
      refuse: (error) => notify(errorText(error)),
      told: t('messages.profileRemoved'),
    });
    if (!isRemoved) return;
    onRemoved?.();
    // Moves the focus, because the pressed button disappears with the form.
    focusPageHeading();
  };

  return (
    <BusyButton
      variant="text"
      color="error"
      busy={isBusy}
      busyLabel={t('content.removing')}
      onClick={askAndRemove}
    >
      {t('candidate.removeProfile')}
    </BusyButton>
  );
}
