import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { BusyButton } from '../../../components/form/busy-button.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const loadRules = async () => (await import('../../../../rules/hall-hire.ts')).hireReasonRules;

interface ReasonDialogProps {
  open: boolean;
  title: string;
  /** What the button says. */
  action: string;
  busy: boolean;
  /** What was typed stays until the dialog is opened anew. */
  onReason: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why, before a hire is declined or cancelled. */
export function ReasonDialog({ open, title, action, busy, onReason, onClose }: ReasonDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { form, submit } = useRulesForm(loadRules, { reason: '' });
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form noValidate onSubmit={submit(({ reason }) => onReason(reason))}>
        <DialogContent>
          <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 2 }}>
            {title}
          </Typography>
          <FormTextField
            control={form.control}
            name="reason"
            label={t('hallHire.admin.reason')}
            hint={t('hallHire.admin.reasonHint')}
            required
            rows={3}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common.goBack')}</Button>
          <BusyButton type="submit" busy={busy} busyLabel={t('hallHire.admin.sending')}>
            {action}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
