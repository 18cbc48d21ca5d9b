import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

type Kind = 'app' | 'recovery';

interface SecondFactorCodeFieldProps<Values extends FieldValues, Output> {
  /** The control of a form with `code`. */
  control: Control<Values, unknown, Output>;
  /** Which codes are good here; the first is asked for first. */
  kinds?: readonly [Kind, ...Kind[]];
}

/** A code of the app; or, typed on a keyboard with letters, a recovery code. */
export function SecondFactorCodeField<Values extends FieldValues, Output>({
  control,
  kinds = ['app', 'recovery'],
}: SecondFactorCodeFieldProps<Values, Output>) {
  const { t } = useTranslation();
  const [kind, setKind] = useState(kinds[0]);
  const isRecovery = kind === 'recovery';
  return (
    <>
      <FormTextField
        control={control}
        name={'code' as FieldPath<Values>}
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
