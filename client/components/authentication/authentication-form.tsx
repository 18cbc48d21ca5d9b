import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { BaseSyntheticEvent, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { BusyButton } from '../form/busy-button.tsx';
import type { AnyForm } from '../form/use-rules-form.ts';
import { OtherPage } from './other-page.tsx';

interface AuthenticationFormProps {
  form: AnyForm;
  onSubmit: (event: BaseSyntheticEvent) => unknown;
  /** Shown without scripts. */
  needsScripts: string;
  /** False if there is nothing to send. */
  submitLabel: string | false;
  isBusy: boolean;
  busyLabel: string;
  /** A link for visitors who meant another page. */
  other?: { question: string; label: string; to: string };
  children: ReactNode;
}

/** The card of a form with a password, with its button and the link to the other page. */
export function AuthenticationForm({ form, onSubmit, children, other, ...props }: AuthenticationFormProps) {
  return (
    <FormProvider {...form}>
      <Card component="form" method="post" noValidate onSubmit={onSubmit} sx={{ p: { xs: 2.5, sm: 4 } }}>
        <noscript>
          <Typography sx={{ mb: 3 }}>{props.needsScripts}</Typography>
        </noscript>
        {children}
        {props.submitLabel && (
          <BusyButton
            type="submit"
            fullWidth
            sx={{ minHeight: 52 }}
            busy={props.isBusy}
            busyLabel={props.busyLabel}
          >
            {props.submitLabel}
          </BusyButton>
        )}
        {other && <OtherPage {...other} />}
      </Card>
    </FormProvider>
  );
}
