import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ReadyButton } from '../../components/form/ready-button.tsx';
import { LoadState } from '../../components/page/load-state.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NumberedSteps } from './numbered-steps.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorOn } from './second-factor-on.tsx';
import { type SecondFactorQuery, useSecondFactorQuery } from './security.generated.ts';
import { SetUpSteps } from './set-up-steps.tsx';

interface OffProps {
  /** Whether a role waits for it. */
  isNeeded: boolean;
  onBegin: () => void;
}

function SecondFactorOff({ isNeeded, onBegin }: OffProps) {
  const { t } = useTranslation();
  return (
    <>
      {isNeeded && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('security.needed')}
        </Alert>
      )}
      <Typography sx={{ mb: 2 }}>{t('security.why')}</Typography>
      <Typography sx={{ mb: 3 }}>{t('security.howLong')}</Typography>
      <ReadyButton variant="contained" onClick={onBegin}>
        {t('security.setUp')}
      </ReadyButton>
    </>
  );
}

function Content({ state }: { state: SecondFactorQuery }) {
  const { t } = useTranslation();
  const [isSettingUp, setIsSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const isOn = state.secondFactor.appSince !== null;
  if (codes) return <RecoveryCodes codes={codes} step={3} onDone={() => setCodes(undefined)} />;
  if (isSettingUp)
    return (
      <SetUpSteps
        isAnew={isOn}
        onCancel={() => setIsSettingUp(false)}
        onDone={(made) => {
          setIsSettingUp(false);
          setCodes(made);
        }}
      />
    );
  return (
    <>
      {isOn ? (
        <SecondFactorOn state={state} onAnotherPhone={() => setIsSettingUp(true)} onNewCodes={setCodes} />
      ) : (
        <SecondFactorOff
          isNeeded={state.secondFactor.isRequired && state.passkeys.length === 0}
          onBegin={() => setIsSettingUp(true)}
        />
      )}
      <Typography variant="h3" sx={{ mt: 5, mb: 1 }}>
        {t('security.lostTitle')}
      </Typography>
      <NumberedSteps texts={[t('security.lost1'), t('security.lost2'), t('security.lost3')]} />
    </>
  );
}

/** The second step of signing in: its state, how to set it up, and what to do without the phone. */
export function SecondFactor() {
  const result = useSecondFactorQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={320} />}>
      {(state) => <Content state={state} />}
    </LoadState>
  );
}
