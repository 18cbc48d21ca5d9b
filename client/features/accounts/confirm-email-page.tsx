import { Link, useLocation } from 'react-router-dom';
import { Permission } from '../../../rules/permissions.ts';
import { AuthenticationPage } from '../../components/authentication/authentication-page.tsx';
import { useResetAndNavigate } from '../../components/authentication/use-reset-and-navigate.ts';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { useAct } from '../../components/dialogs/use-act.ts';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProveEmailMutation } from './confirm-email.generated.ts';

/**
 * Where the link of a letter leads that proves the e-mail of an account. What proves it is in the address's
 * fragment, which browsers send to nobody; it is good with that account's own session alone.
 */
export function ConfirmEmailPage() {
  const { t } = useTranslation();
  const token = useLocation().hash.slice(1);
  const { viewer, loading } = useViewer();
  const notify = useNotify();
  const { act, isBusy } = useAct();
  const resetAndNavigate = useResetAndNavigate();
  const [prove] = useProveEmailMutation({ fetchPolicy: 'no-cache' });
  const isSignedIn = viewer.permissions.includes(Permission.EDIT_OWN_ACCOUNT);
  const confirm = () =>
    act({
      work: () => prove({ variables: { token } }),
      async onDone() {
        await notify(t('confirmEmail.done'));
        await resetAndNavigate(PATHS.signUp);
      },
    });
  return (
    <AuthenticationPage title={t('confirmEmail.title')} lead={t('confirmEmail.lead')}>
      {!loading && !isSignedIn && (
        <>
          <p className="text-body space-below">{t('confirmEmail.signIn')}</p>
          <Link to={PATHS.login} className="button button-filled">
            {t('common.signIn')}
          </Link>
        </>
      )}
      {isSignedIn && (
        <BusyButton busy={isBusy} busyLabel={t('form.saving')} onClick={() => void confirm()}>
          {t('confirmEmail.go')}
        </BusyButton>
      )}
    </AuthenticationPage>
  );
}
