import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
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
    <Alert severity="info" sx={{ maxWidth: { md: 640 }, mb: 3, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{t('confirmEmail.unproved')}</Typography>
      <Typography sx={{ mb: 1 }}>{t('confirmEmail.means', { email })}</Typography>
      <BusyButton variant="outlined" busy={isBusy} busyLabel={t('form.saving')} onClick={() => void send()}>
        {t('confirmEmail.send')}
      </BusyButton>
    </Alert>
  );
}
