import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { DonationStatus } from '../../../rules/donation-states.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { FormTextField } from '../../components/form-text-field.tsx';
import { useErrorText } from '../../components/message-text.ts';
import { useNotify } from '../../components/notify.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useRulesForm } from '../../components/use-rules-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  type LedgerDonationFieldsFragment,
  useSetDonationStatusMutation,
} from './donation-ledger.generated.ts';
import { forgetDonations } from './forget-donations.ts';

const loadRules = async () => (await import('../../../rules/donations.ts')).donationStatusRules;

interface StatusDialogProps {
  donation: LedgerDonationFieldsFragment;
  /** What it is to become. */
  status: DonationStatus;
  onClose: () => void;
}

/** Asks before a donation's status changes, and takes a note for its history. */
export function StatusDialog({ donation, status, onClose }: StatusDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const notify = useNotify();
  const errorText = useErrorText();
  const titleId = useId();
  const { form, submit } = useRulesForm(loadRules, { status, note: '' });
  const [setStatus, { loading }] = useSetDonationStatusMutation({ update: forgetDonations });

  const onSubmit = submit(async ({ note }) => {
    try {
      await setStatus({ variables: { id: donation.id, status, note } });
    } catch (error) {
      return notify(errorText(error));
    }
    onClose();
    await notify(t('messages.updatedSuccessfully'));
  });

  return (
    <Dialog open onClose={loading ? undefined : onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form noValidate onSubmit={onSubmit}>
        <DialogContent>
          <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 1 }}>
            {t(`donations.set.${status}`)}
          </Typography>
          <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {donation.reference} · {donation.donorName} · {money(donation.amountPence)}
          </Typography>
          <Typography sx={{ mb: 2 }}>{t(`donations.setHint.${status}`)}</Typography>
          <FormTextField
            control={form.control}
            name="note"
            label={t('donations.note')}
            hint={t('donations.noteHint')}
            rows={2}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={loading}>
            {t('common.cancel')}
          </Button>
          <BusyButton type="submit" busy={loading} busyLabel={t('form.saving')}>
            {t('common.ok')}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
