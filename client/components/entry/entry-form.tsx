import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { BaseSyntheticEvent, ReactNode } from 'react';
import { BusyButton } from '../form/busy-button.tsx';
import { OtherPage } from './other-page.tsx';

interface EntryFormProps {
  onSubmit: (event: BaseSyntheticEvent) => unknown;
  /** For those without scripts. */
  needsScripts: string;
  /** False where there is nothing to send. */
  submitLabel: string | false;
  isBusy: boolean;
  busyLabel: string;
  /** The way for those who are in the wrong place. */
  other: { question: string; label: string; to: string };
  children: ReactNode;
}

/** The card of a form with a password in it, its button and the way out of it. */
export function EntryForm({ onSubmit, children, other, ...props }: EntryFormProps) {
  return (
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
      <OtherPage {...other} />
    </Card>
  );
}
