import { useErrorText } from '../components/dialogs/message-text.ts';
import { useNotify } from '../components/dialogs/notify.tsx';
import { forgetAllDraftText } from '../components/form/draft-text.ts';
import { useLeaveWithConfirmation } from '../components/form/use-unsaved-warning.ts';
import { PATHS } from '../components/page/paths.ts';
import { useAsyncNavigate } from '../components/page/use-async-navigate.ts';
import { useSignOut } from '../graphql/use-sign-out.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** Ends the session and leads home, after asking when a form has unsaved changes. */
export function LogoutButton({ className }: { className: string }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const navigate = useAsyncNavigate();
  const leaveWithConfirmation = useLeaveWithConfirmation();
  const notify = useNotify();
  const errorText = useErrorText();

  async function logout() {
    try {
      await leaveWithConfirmation(async () => {
        await signOut();
        forgetAllDraftText();
        await navigate(PATHS.home);
      });
    } catch (error) {
      await notify(errorText(error));
    }
  }

  return (
    <button type="button" className={className} onClick={logout}>
      {t('layout.logout')}
    </button>
  );
}
