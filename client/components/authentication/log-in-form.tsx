import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormPasswordField } from '../form/form-password-field.tsx';
import { AuthenticationForm } from './authentication-form.tsx';

interface LogInFormProps
  extends Pick<ComponentProps<typeof AuthenticationForm>, 'form' | 'onSubmit' | 'isBusy' | 'other'> {
  forgotPasswordAt: string;
  /** The fields that identify the account. */
  children: ReactNode;
}

/** The login form, with links for visitors who forgot the password or have no account. */
export function LogInForm({ forgotPasswordAt, children, ...form }: LogInFormProps) {
  const { t } = useTranslation();
  return (
    <AuthenticationForm
      {...form}
      needsScripts={t('accounts.needsScripts')}
      submitLabel={t('accounts.loginNow')}
      busyLabel={t('accounts.loggingIn')}
    >
      {children}
      <FormPasswordField
        name="password"
        label={t('accounts.password')}
        required
        autoComplete="current-password"
      />
      <p className="text-body space-below">
        <Link to={forgotPasswordAt}>{t('accounts.forgotPassword')}</Link>
      </p>
    </AuthenticationForm>
  );
}
