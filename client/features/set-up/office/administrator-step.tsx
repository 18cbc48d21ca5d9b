import { NewPasswordFields } from '../../../components/authentication/new-password-fields.tsx';
import { FormMobileField } from '../../../components/form/form-mobile-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Draft } from './draft.ts';
import { StepForm, type StepProps } from './step-form.tsx';
import { useFinish } from './use-finish.ts';

interface AdministratorStepProps extends Omit<StepProps<Draft['administrator']>, 'onNext'> {
  token: string;
  draft: Draft;
}

/** The last step: the account of the first administrator, and everything is stored. */
export function AdministratorStep({ token, draft, values, onChange, onBack }: AdministratorStepProps) {
  const { t } = useTranslation();
  const { finish, isBusy } = useFinish(token, draft);
  const { callingCode } = draft.parts;
  const loadRules = async () =>
    (await import('../../../../rules/account-administration.ts')).newAdminFormRules(callingCode);
  return (
    <StepForm
      loadRules={loadRules}
      values={{ ...values, password: '', confirmPassword: '' }}
      // Passwords are not kept.
      onChange={({ name, email, mobile }) => onChange({ name, email, mobile })}
      onNext={({ confirmPassword: _again, ...administrator }) => finish(administrator)}
      onBack={onBack}
      finish={{ label: t('setUp.finish'), busyLabel: t('setUp.finishing'), isBusy }}
    >
      <FormTextField name="name" label={t('accounts.name')} autoComplete="name" required />
      <FormTextField name="email" label={t('accounts.email')} type="email" autoComplete="email" required />
      <FormMobileField name="mobile" label={t('accounts.mobile')} home={callingCode} required />
      <NewPasswordFields label={t('accounts.password')} />
    </StepForm>
  );
}
