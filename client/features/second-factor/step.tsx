import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type BaseSyntheticEvent, type ReactNode, useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { ReadyButton } from '../../components/form/ready-button.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import type { AnyForm } from '../../components/form/use-rules-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface StepProps {
  /** From 1; undefined for what is no step of several. */
  number?: number;
  title: string;
  children: ReactNode;
}

const STEPS = 3;

/** One of the steps to the second factor; its heading gets the focus when it comes up. */
export function Step({ number, title, children }: StepProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      {number !== undefined && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('security.step', { number, total: STEPS })}
        </Typography>
      )}
      <Typography variant="h3" ref={heading} tabIndex={-1} sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </>
  );
}

interface StepFormProps extends StepProps {
  form: AnyForm;
  action: string;
  isBusy: boolean;
  onSubmit: (event: BaseSyntheticEvent) => Promise<void>;
  onCancel: () => void;
}

/** A step that sends something, or is broken off. */
export function StepForm({ form, action, isBusy, onSubmit, onCancel, ...step }: StepFormProps) {
  const { t } = useTranslation();
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={onSubmit} sx={{ maxWidth: 560 }}>
        <Step {...step} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <SendButton busy={isBusy} busyLabel={t('accounts.pleaseWait')}>
            {action}
          </SendButton>
          <ReadyButton onClick={onCancel} disabled={isBusy}>
            {t('common.cancel')}
          </ReadyButton>
        </Box>
      </Box>
    </FormProvider>
  );
}
