import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

type Kind = 'app' | 'recovery';

interface SecondFactorCodeFieldProps {
  /** Which codes are good here; the first is asked for first. */
  kinds?: readonly [Kind, ...Kind[]];
}

/** A code of the app, or, typed on a keyboard with letters, a recovery code: `code` of the form. */
export function SecondFactorCodeField({ kinds = ['app', 'recovery'] }: SecondFactorCodeFieldProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState(kinds[0]);
  const isRecovery = kind === 'recovery';
  return (
    <>
      <FormTextField
        name="code"
        label={t(isRecovery ? 'security.recoveryCode' : 'security.code')}
        hint={t(isRecovery ? 'security.recoveryCodeHint' : 'security.codeHint')}
        required
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? undefined : 'numeric'}
      />
      {kinds.length > 1 && (
        <Button onClick={() => setKind(isRecovery ? 'app' : 'recovery')} sx={{ mt: -2, mb: 2 }}>
          {t(isRecovery ? 'security.useApp' : 'security.useRecovery')}
        </Button>
      )}
    </>
  );
}
