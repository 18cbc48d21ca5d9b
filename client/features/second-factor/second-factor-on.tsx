import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ReadyButton } from '../../components/form/ready-button.tsx';
import { Moment } from '../../components/page/moment.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NewCodesDialog } from './new-codes-dialog.tsx';
import { RecoveryCodesLeft } from './recovery-codes-left.tsx';
import type { SecondFactorQuery } from './security.generated.ts';
import { TurnOffDialog } from './turn-off-dialog.tsx';

interface SecondFactorOnProps {
  state: SecondFactorQuery;
  onAnotherPhone: () => void;
  onNewCodes: (codes: readonly string[]) => void;
}

/** What the owner of an account with an authenticator app may do about it. */
export function SecondFactorOn({ state, onAnotherPhone, onNewCodes }: SecondFactorOnProps) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'codes' | 'off'>();
  const close = () => setDialog(undefined);
  const { appSince, recoveryCodesLeft, isRequired } = state.secondFactor;
  const hasPasskey = state.passkeys.length > 0;
  return (
    <>
      <Alert severity="success" sx={{ mb: 2 }}>
        {t('security.on')} <Moment at={appSince!} />
      </Alert>
      <Typography sx={{ mb: 2 }}>{t('security.onMeans')}</Typography>
      <RecoveryCodesLeft number={recoveryCodesLeft} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <ReadyButton variant="outlined" onClick={() => setDialog('codes')}>
          {t('security.newCodes')}
        </ReadyButton>
        <ReadyButton variant="outlined" onClick={onAnotherPhone}>
          {t('security.anotherPhone')}
        </ReadyButton>
        {(hasPasskey || !isRequired) && (
          <ReadyButton onClick={() => setDialog('off')}>{t('security.turnOff')}</ReadyButton>
        )}
      </Box>
      {dialog === 'codes' && (
        <NewCodesDialog way={hasPasskey ? 'appOrPasskey' : 'app'} onClose={close} onMade={onNewCodes} />
      )}
      {dialog === 'off' && <TurnOffDialog hasPasskey={hasPasskey} onClose={close} />}
    </>
  );
}
