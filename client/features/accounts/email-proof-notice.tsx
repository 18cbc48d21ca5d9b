import { useAct } from '../../components/dialogs/use-act.ts';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useRequestEmailProofMutation } from './confirm-email.generated.ts';
import type { AccountFieldsFragment } from './my-account.generated.ts';

/** Says that nothing proves one's e-mail yet, and sends the link that does. */
export function EmailProofNotice({ account: { email, isEmailProved } }: { account: AccountFieldsFragment }) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const [request] = useRequestEmailProofMutation();
  if (isEmailProved) return null;
  const send = () => act({ work: () => request(), told: t('confirmEmail.sent', { email }) });
  return (
    <div role="alert" className="alert alert-info text-break" style={{ maxWidth: 640 }}>
      <div>
        <p className="text-body text-strong">{t('confirmEmail.unproved')}</p>
        <p className="text-body">{t('confirmEmail.means', { email })}</p>
      </div>
      <BusyButton variant="outlined" busy={isBusy} busyLabel={t('form.saving')} onClick={() => void send()}>
        {t('confirmEmail.send')}
      </BusyButton>
    </div>
  );
}
