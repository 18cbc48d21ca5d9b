import Typography from '@mui/material/Typography';
import type { BaseSyntheticEvent, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { DraftNotice } from '../../components/form/draft-notice.tsx';
import type { Draft } from '../../components/form/draft-text.ts';
import { SendButton } from '../../components/form/send-button.tsx';
import type { AnyForm } from '../../components/form/use-rules-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface AccountPartFormProps {
  form: AnyForm;
  title?: string;
  onSubmit: (event: BaseSyntheticEvent) => Promise<void>;
  /** False while there is nothing to save. */
  submitLabel: string | false;
  isSaving: boolean;
  /** Of forms that ask for more than a password. */
  draft?: Draft;
  /** The fields. */
  children: ReactNode;
}

/** A form for one part of a member's account, which is saved separately. */
export function AccountPartForm(props: AccountPartFormProps) {
  const { form, title, onSubmit, submitLabel, isSaving, draft, children } = props;
  const { t } = useTranslation();
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submitLabel ? onSubmit : (event) => event.preventDefault()}>
        {title && (
          <Typography variant="h3" sx={{ mt: 4, mb: 2 }}>
            {title}
          </Typography>
        )}
        {children}
        {submitLabel && (
          <SendButton variant="outlined" busy={isSaving} busyLabel={t('form.saving')}>
            {submitLabel}
          </SendButton>
        )}
        {draft && <DraftNotice draft={draft} />}
      </form>
    </FormProvider>
  );
}
