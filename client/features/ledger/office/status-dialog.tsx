import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DonationStatus, isPaymentUndone } from '../../../../rules/donation-states.ts';
import { wallClock } from '../../../../rules/zoned-time.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  type LedgerDonationFieldsFragment,
  useSetDonationStatusMutation,
} from './donation-ledger.generated.ts';
import { HowItCameFields } from './how-it-came-fields.tsx';
import { OfGiftAid } from './of-gift-aid.tsx';
import { statusChangeKey } from './status-change-key.ts';

interface StatusDialogProps {
  donation: LedgerDonationFieldsFragment;
  /** The new status. */
  status: DonationStatus;
  onClose: () => void;
}

/** Confirms a change of status and asks for the day of receipt and a note for the history. */
export function StatusDialog({ donation, status, onClose }: StatusDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const isPaid = status === DonationStatus.PAID;
  const needsReason = isPaymentUndone(donation.status, status);
  const step = statusChangeKey(donation.status, status);
  const [today] = useState(() => wallClock(new Date()).date);
  const [setStatus] = useSetDonationStatusMutation();
  const dialog = useDialogForm({
    rules: async () =>
      (await import('../../../../rules/paid-donations.ts')).donationStatusRules(donation.status),
    values: { status, receivedOn: isPaid ? today : '', paymentMethod: '', note: '' },
    save: ({ note, receivedOn, paymentMethod }) =>
      setStatus({ variables: { id: donation.id, status, note, receivedOn, paymentMethod } }),
    told: t('messages.updatedSuccessfully'),
    onConflict: onClose,
    onClose,
  });

  return (
    <FormDialog
      {...dialog}
      title={t(`donations.set.${step}`)}
      action={t(`donations.set.${step}`)}
      maxWidth="xs"
    >
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {donation.reference} · {donation.donorName} · {money(donation.amountPence)}
      </Typography>
      <Typography sx={{ mb: 2 }}>
        {t(`donations.setHint.${isPaid && !donation.email ? 'PAID_WITHOUT_EMAIL' : step}`)}
      </Typography>
      {(status === DonationStatus.REFUNDED || needsReason) && <OfGiftAid />}
      {isPaid && <HowItCameFields />}
      <FormTextField
        name="note"
        label={t(needsReason ? 'donations.reason' : 'donations.note')}
        hint={t(needsReason ? 'donations.reasonHint' : 'donations.noteHint')}
        required={needsReason}
        rows={2}
      />
    </FormDialog>
  );
}
