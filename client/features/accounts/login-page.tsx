import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { signInRules } from '../../../rules/accounts.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { BusyButton } from '../../components/busy-button.tsx';
import { FormPasswordField } from '../../components/form-password-field.tsx';
import { FormTextField } from '../../components/form-text-field.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { PageMeta } from '../../components/page-meta.tsx';
import { PATHS } from '../../components/paths.ts';
import { useHydrated } from '../../components/use-hydrated.ts';
import { useRulesForm } from '../../components/use-rules-form.ts';
import { useLogin } from './use-login.ts';

/** Signs a main-site user or an administrator in (spec §2, Login). */
export function LoginPage() {
  const { t } = useTranslation();
  const { form, submit } = useRulesForm(signInRules, { login: '', password: '' });
  const { control } = form;
  const { logIn, isBusy, refusal } = useLogin(() => form.setFocus('password'));
  // Until scripts run a press would send the password as part of an address.
  const isReady = useHydrated();
  return (
    <Container maxWidth="sm" sx={{ pt: { xs: 6, md: 7 }, pb: { xs: 5, md: 8 } }}>
      <PageMeta title={t('accounts.login')} noindex />
      <Breadcrumb steps={[{ label: t('layout.home'), to: PATHS.home }, { label: t('accounts.loginStep') }]} />
      <PageHeading title={t('accounts.login')} lead={t('accounts.loginLead')} />
      <Card component="form" method="post" noValidate onSubmit={submit(logIn)} sx={{ p: { xs: 2.5, sm: 4 } }}>
        <noscript>
          <Typography sx={{ mb: 3 }}>{t('accounts.needsScripts')}</Typography>
        </noscript>
        <FormTextField
          control={control}
          name="login"
          label={t('accounts.emailOrMobile')}
          required
          autoComplete="username"
        />
        <FormPasswordField
          control={control}
          name="password"
          label={t('accounts.password')}
          required
          autoComplete="current-password"
        />
        <Typography sx={{ mb: 3 }}>
          <Link component={RouterLink} to={PATHS.forgotPassword}>
            {t('accounts.forgotPassword')}
          </Link>
        </Typography>
        {refusal && (
          <Alert severity="error" sx={{ mb: 3 }}>
            {refusal}
          </Alert>
        )}
        <BusyButton
          type="submit"
          fullWidth
          sx={{ minHeight: 52 }}
          disabled={!isReady}
          busy={isBusy}
          busyLabel={t('accounts.loggingIn')}
        >
          {t('accounts.loginNow')}
        </BusyButton>
        <Typography sx={{ mt: 3, textAlign: 'center' }}>
          {t('accounts.noAccount')}{' '}
          <Link component={RouterLink} to={PATHS.signUp}>
            {t('accounts.signUp')}
          </Link>
        </Typography>
      </Card>
    </Container>
  );
}
