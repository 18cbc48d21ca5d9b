import Typography from '@mui/material/Typography';
import { useAct } from '../../components/dialogs/use-act.ts';
import { ReadyButton } from '../../components/form/ready-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePasskey } from './passkeys/use-passkey.ts';
import type { Proof, Way } from './proof.ts';
import { SecondFactorCodeField } from './second-factor-code-field.tsx';

interface ProofFieldsProps {
  way: Way;
  isBusy: boolean;
  /** Sends what a passkey answered; the form sends a code. */
  onSend: (proof: Proof) => Promise<unknown>;
}

/** What proves the second factor of an account: a button for the passkey, a field for the form's `code`, or both. */
export function ProofFields({ way, isBusy, onSend }: ProofFieldsProps) {
  const { t } = useTranslation();
  const { act, isBusy: isAsking } = useAct();
  const { getPasskey } = usePasskey();
  const provePasskey = () =>
    act({
      work: getPasskey,
      onDone: (passkey) => passkey !== undefined && onSend({ passkey }),
    });
  const code = <SecondFactorCodeField kinds={way === 'passkey' ? ['recovery'] : undefined} />;
  if (way === 'app') return code;
  return (
    <>
      <ReadyButton
        variant="contained"
        disabled={isBusy || isAsking}
        onClick={() => void provePasskey()}
        className="button-tall button-wide"
        style={{ marginBottom: 16 }}
      >
        {t('passkeys.use')}
      </ReadyButton>
      <Typography sx={{ mb: 2 }}>
        {t(way === 'passkey' ? 'security.orRecoveryCode' : 'security.orCode')}
      </Typography>
      {code}
    </>
  );
}
