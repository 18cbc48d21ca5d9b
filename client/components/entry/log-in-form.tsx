import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormPasswordField } from '../form/form-password-field.tsx';
import { EntryForm } from './entry-form.tsx';

interface LogInFormProps<Values extends FieldValues, Output>
  extends Pick<ComponentProps<typeof EntryForm>, 'onSubmit' | 'isBusy' | 'other'> {
  control: Control<Values, unknown, Output>;
  /** The last refusal's text, or none. */
  refusal: string;
  forgotPasswordAt: string;
  /** The fields that say who one is. */
  children: ReactNode;
}

/** Who one is and the password, with the ways for those who forgot it or have no account. */
export function LogInForm<Values extends FieldValues, Output>({
  control,
  refusal,
  forgotPasswordAt,
  children,
  ...form
}: LogInFormProps<Values, Output>) {
  const { t } = useTranslation();
  return (
    <EntryForm
      {...form}
      needsScripts={t('accounts.needsScripts')}
      submitLabel={t('accounts.loginNow')}
      busyLabel={t('accounts.loggingIn')}
    >
      {children}
      <FormPasswordField
        control={control}
        name={'password' as FieldPath<Values>}
        label={t('accounts.password')}
        required
        autoComplete="current-password"
      />
      <Typography sx={{ mb: 3 }}>
        <Link component={RouterLink} to={forgotPasswordAt}>
          {t('accounts.forgotPassword')}
        </Link>
      </Typography>
      {refusal && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {refusal}
        </Alert>
      )}
    </EntryForm>
  );
}
