import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
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
      <Card
        component="form"
        noValidate
        onSubmit={onSubmit}
        sx={{ maxWidth: { md: 640 }, p: { xs: 2.5, sm: 4 } }}
      >
        <Typography variant="body2" sx={{ mb: 3, color: 'text.secondary' }}>
          {t('form.requiredHint')}
        </Typography>
        <AccountFields question={question} />
        <Typography variant="h2" sx={{ fontSize: '1.5rem', mb: 1 }}>
          {t('accounts.changePassword')}
        </Typography>
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('accounts.changePasswordHint')}</Typography>
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
        <SendButton busy={isBusy} busyLabel={t('form.saving')} sx={{ minHeight: 52 }}>
          {t('form.save')}
        </SendButton>
        <DraftNotice draft={draft} />
      </Card>
    </FormProvider>
  );
}
