import { Link } from 'react-router-dom';
import type { SheriQuestion } from '../../../rules/sheri.ts';
import { AuthenticationForm } from '../../components/authentication/authentication-form.tsx';
import { NewPasswordFields } from '../../components/authentication/new-password-fields.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AccountFields } from './account-fields.tsx';
import { useSignUp } from './use-sign-up.ts';

/** The form for a new account, without the old form's code field, because no code is required. */
export function SignUpForm({ question }: { question: SheriQuestion }) {
  const { t } = useTranslation();
  const { form, onSubmit, isBusy, draft } = useSignUp(question);
  return (
    <AuthenticationForm
      form={form}
      onSubmit={onSubmit}
      needsScripts={t('accounts.signUpNeedsScripts')}
      submitLabel={t('accounts.signUpNow')}
      isBusy={isBusy}
      draft={draft}
      busyLabel={t('accounts.signingUp')}
      other={{ question: t('accounts.haveAccount'), label: t('common.signIn'), to: PATHS.login }}
    >
      <p className="text-small text-soft space-below">{t('form.requiredHint')}</p>
      <AccountFields question={question} />
      <NewPasswordFields label={t('accounts.password')} />
      <p className="text-small text-soft space-below">
        {t('accounts.signUpPrivacy')} <Link to={PATHS.privacy}>{t('accounts.privacyLink')}</Link>
      </p>
    </AuthenticationForm>
  );
}
