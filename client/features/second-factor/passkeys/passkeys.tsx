import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ReadyButton } from '../../../components/form/ready-button.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NewCodesDialog } from '../new-codes-dialog.tsx';
import { RecoveryCodes } from '../recovery-codes.tsx';
import { RecoveryCodesLeft } from '../recovery-codes-left.tsx';
import { type SecondFactorQuery, useSecondFactorQuery } from '../security.generated.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasskeyRow } from './passkey-row.tsx';

/** The recovery codes of an account without an app, beside which they stand otherwise. */
function OwnRecoveryCodes({ left, onMade }: { left: number; onMade: (codes: readonly string[]) => void }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box sx={{ mt: 4 }}>
      <RecoveryCodesLeft number={left} />
      <ReadyButton variant="outlined" onClick={() => setIsOpen(true)}>
        {t('security.newCodes')}
      </ReadyButton>
      {isOpen && <NewCodesDialog way="passkey" onClose={() => setIsOpen(false)} onMade={onMade} />}
    </Box>
  );
}

function Content({ state: { secondFactor, passkeys } }: { state: SecondFactorQuery }) {
  const { t } = useTranslation();
  const [isAdding, setIsAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  const hasApp = secondFactor.appSince !== null;
  const isFirst = !hasApp && passkeys.length === 0;
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('security.passkeysLead')}</Typography>
      {isFirst && <Typography sx={{ mb: 3 }}>{t('security.passkeyMeans')}</Typography>}
      {passkeys.length > 0 && (
        <Box component="ul" aria-label={t('security.passkeys')} sx={{ m: 0, mb: 3, p: 0, listStyle: 'none' }}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isLast={!hasApp && passkeys.length === 1} />
          ))}
        </Box>
      )}
      <ReadyButton variant="outlined" onClick={() => setIsAdding(true)}>
        {t('security.addPasskey')}
      </ReadyButton>
      {!hasApp && passkeys.length > 0 && (
        <OwnRecoveryCodes left={secondFactor.recoveryCodesLeft} onMade={setCodes} />
      )}
      {isAdding && (
        <AddPasskeyDialog
          onClose={() => setIsAdding(false)}
          onAdded={(made) => {
            setIsAdding(false);
            if (made.length > 0) setCodes(made);
          }}
        />
      )}
    </>
  );
}

/** The passkeys of one's own account, how to add one, and how to remove it. */
export function Passkeys() {
  const result = useSecondFactorQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={160} />}>
      {(state) => <Content state={state} />}
    </LoadState>
  );
}
