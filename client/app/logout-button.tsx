import Button from '@mui/material/Button';
import { useErrorText } from '../components/dialogs/message-text.ts';
import { useNotify } from '../components/dialogs/notify.tsx';
import { useLeaving } from '../components/form/use-unsaved-warning.ts';
import { PATHS } from '../components/page/paths.ts';
import { useGo } from '../components/page/use-go.ts';
import { useSignOut } from '../graphql/use-sign-out.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** Ends the session and leads home (spec §4), after asking when a form has unsaved changes. */
export function LogoutButton() {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const go = useGo();
  const leaving = useLeaving();
  const notify = useNotify();
  const errorText = useErrorText();

  async function logout() {
    try {
      await leaving(async () => {
        await signOut();
        await go(PATHS.home);
      });
    } catch (error) {
      await notify(errorText(error));
    }
  }

  return (
    <Button color="inherit" onClick={logout}>
      {t('layout.logout')}
    </Button>
  );
}
