import Typography from '@mui/material/Typography';
import type { BaseSyntheticEvent, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { BusyButton } from '../../components/form/busy-button.tsx';
import type { AnyForm } from '../../components/form/use-rules-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface AccountPartFormProps {
  form: AnyForm;
  title?: string;
  onSubmit: (event: BaseSyntheticEvent) => Promise<void>;
  /** False while there is nothing to save. */
  submitLabel: string | false;
  isSaving: boolean;
  /** The fields. */
  children: ReactNode;
}

/** A form for one part of a member's account, which is saved separately. */
export function AccountPartForm(props: AccountPartFormProps) {
  const { form, title, onSubmit, submitLabel, isSaving, children } = props;
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
          <BusyButton type="submit" variant="outlined" busy={isSaving} busyLabel={t('form.saving')}>
            {submitLabel}
          </BusyButton>
        )}
      </form>
    </FormProvider>
  );
}
