import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { useErrorText } from '../../../components/dialogs/message-text.ts';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { ReadyButton } from '../../../components/form/ready-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePasskey } from '../passkeys/use-passkey.ts';
import type { Proof, Way } from './proof.ts';
import { SecondFactorCodeField } from './second-factor-code-field.tsx';

interface ProofFieldsProps<Values extends FieldValues, Output> {
  /** The control of a form with `code`. */
  control: Control<Values, unknown, Output>;
  way: Way;
  isBusy: boolean;
  /** Sends what a passkey answered; the form sends a code. */
  onSend: (proof: Proof) => Promise<unknown>;
}

/** What proves the second factor of an account: a button for the passkey, a field for the code, or both. */
export function ProofFields<Values extends FieldValues, Output>({
  control,
  way,
  isBusy,
  onSend,
}: ProofFieldsProps<Values, Output>) {
  const { t } = useTranslation();
  const notify = useNotify();
  const errorText = useErrorText();
  const { getPasskey } = usePasskey();
  const [isAsking, setIsAsking] = useState(false);
  const provePasskey = async () => {
    setIsAsking(true);
    try {
      const passkey = await getPasskey();
      if (passkey !== undefined) await onSend({ passkey });
    } catch (error) {
      await notify(errorText(error));
    } finally {
      setIsAsking(false);
    }
  };
  const code = (
    <SecondFactorCodeField control={control} kinds={way === 'passkey' ? ['recovery'] : undefined} />
  );
  if (way === 'app') return code;
  return (
    <>
      <ReadyButton
        variant="contained"
        fullWidth
        disabled={isBusy || isAsking}
        onClick={() => void provePasskey()}
        sx={{ minHeight: 52, mb: 2 }}
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
