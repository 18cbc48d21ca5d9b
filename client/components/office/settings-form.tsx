import Box from '@mui/material/Box';
import type { BaseSyntheticEvent, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConflictHelp } from '../form/conflict-help.tsx';
import { SendButton } from '../form/send-button.tsx';
import type { Conflict } from '../form/use-edit-conflict.ts';
import type { AnyForm } from '../form/use-rules-form.ts';
import { SaveBar } from './save-bar.tsx';

interface SettingsFormProps {
  /** Of `useSettingsForm`. */
  settings: {
    form: AnyForm;
    onSubmit: (event: BaseSyntheticEvent) => Promise<void>;
    isSaving: boolean;
    conflict: Conflict | undefined;
  };
  /** The fields. */
  children: ReactNode;
}

/** Settings of which there is one set, with what else somebody has saved meanwhile, and Save in reach. */
export function SettingsForm({
  settings: { form, onSubmit, isSaving, conflict },
  children,
}: SettingsFormProps) {
  const { t } = useTranslation();
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={onSubmit} sx={{ maxWidth: 720 }}>
        {children}
        <ConflictHelp conflict={conflict} />
        <SaveBar>
          <SendButton busy={isSaving} busyLabel={t('form.saving')}>
            {t('form.save')}
          </SendButton>
        </SaveBar>
      </Box>
    </FormProvider>
  );
}
