import { FormProvider } from 'react-hook-form';
import type { SheriQuestion } from '../../../rules/sheri.ts';
import { CurrentPasswordField } from '../../components/form/current-password-field.tsx';
import { DraftNotice } from '../../components/form/draft-notice.tsx';
import { FormPasswordField } from '../../components/form/form-password-field.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AccountFields } from './account-fields.tsx';
import type { AccountFieldsFragment } from './my-account.generated.ts';
import { useProfile } from './use-profile.ts';

interface ProfileFormProps {
  account: AccountFieldsFragment;
  question: SheriQuestion;
}

/** Changes one's own account; password fields that stay empty change nothing. */
export function ProfileForm({ account, question }: ProfileFormProps) {
  const { t } = useTranslation();
  const { form, onSubmit, isBusy, draft } = useProfile(account, question);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSubmit} className="card form-card" style={{ maxWidth: 640 }}>
        <p className="text-small text-soft space-below">{t('form.requiredHint')}</p>
        <AccountFields question={question} />
        <h2 className="text-h3">{t('accounts.changePassword')}</h2>
        <p className="text-body text-soft space-below">{t('accounts.changePasswordHint')}</p>
        <FormPasswordField
          name="newPassword"
          label={t('accounts.newPassword')}
          hint={t('accounts.passwordHint')}
          autoComplete="new-password"
        />
        <FormPasswordField
          name="confirmPassword"
          label={t('accounts.confirmPassword')}
          autoComplete="new-password"
        />
        <CurrentPasswordField name="currentPassword" hint={t('accounts.currentPasswordHint')} />
        <SendButton busy={isBusy} busyLabel={t('form.saving')} className="button-tall">
          {t('form.save')}
        </SendButton>
        <DraftNotice draft={draft} />
      </form>
    </FormProvider>
  );
}
