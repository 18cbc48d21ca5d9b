import Typography from '@mui/material/Typography';
import { place } from '../../../rules/place.ts';
import { AuthenticationForm } from '../../components/authentication/authentication-form.tsx';
import { CodeFields } from '../../components/authentication/code-fields.tsx';
import { NewPasswordFields } from '../../components/authentication/new-password-fields.tsx';
import { FormSelectField } from '../../components/form/form-select-field.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { OfferedProfileForsQuery } from './member-accounts.generated.ts';
import { useRegistration } from './use-registration.ts';
import { WhoSeesWhat } from './who-sees-what.tsx';

interface RegistrationFormProps {
  profileFors: OfferedProfileForsQuery['selectLists']['profileFors'];
  /** Called when the account waits for an administrator's approval. */
  onPending: () => void;
}

/** The registration form: name, for whom the profile is, mobile and password. */
export function RegistrationForm({ profileFors, onPending }: RegistrationFormProps) {
  const { t } = useTranslation();
  const { form, onSubmit, codeRequest, isBusy, draft } = useRegistration(onPending);
  return (
    <AuthenticationForm
      form={form}
      onSubmit={onSubmit}
      needsScripts={t('accounts.signUpNeedsScripts')}
      submitLabel={t('memberAccounts.letsBegin')}
      isBusy={isBusy}
      draft={draft}
      busyLabel={t('accounts.signingUp')}
      other={{
        question: t('accounts.haveAccount'),
        label: t('accounts.loginNow'),
        to: PATHS.matrimonialLogin,
      }}
    >
      <Typography variant="body2" sx={{ mb: 3, color: 'text.secondary' }}>
        {t('form.requiredHint')}
      </Typography>
      <FormSelectField
        name="profileForId"
        label={t('candidate.profileFor')}
        required
        numeric
        placeholder={t('form.pleaseSelect')}
        options={profileFors.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <FormTextField
        name="name"
        label={t('memberAccounts.creatorName')}
        hint={t('memberAccounts.creatorNameHint')}
        required
        autoComplete="name"
      />
      <CodeFields
        {...codeRequest}
        withoutCode={t('memberAccounts.registerWithoutCode', { code: place.callingCode })}
      />
      <NewPasswordFields label={t('accounts.password')} />
      <WhoSeesWhat />
    </AuthenticationForm>
  );
}
