import { BusyButton } from '../../components/busy-button.tsx';
import { focusPageHeading } from '../../components/focus-page-heading.ts';
import { useConfirm, useNotify } from '../../components/notify.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { forgetLists } from '../content/forget-lists.ts';
import { useRemoveMyCandidateMutation } from './my-candidate.generated.ts';

/** Removes the member's own profile after asking (spec §8, D65); an empty form takes its place. */
export function RemoveProfile() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const [remove, { loading, client }] = useRemoveMyCandidateMutation({ update: forgetLists('candidates') });

  const askAndRemove = async () => {
    if (!(await confirm(t('messages.confirmRemove')))) return;
    try {
      await remove();
    } catch {
      return notify(t('messages.somethingWrong'));
    }
    await notify(t('messages.profileRemoved'));
    // A failure shows itself: the form's query offers to try again.
    await client.refetchQueries({ include: ['MyCandidate'] }).catch(() => undefined);
    // The pressed button is gone with its form.
    focusPageHeading();
  };

  return (
    <BusyButton
      variant="text"
      color="error"
      busy={loading}
      busyLabel={t('content.removing')}
      onClick={askAndRemove}
    >
      {t('candidate.removeProfile')}
    </BusyButton>
  );
}
