import { useApolloClient } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DonationStatus, isPaymentTakenBack } from '../../../../rules/donation-states.ts';
import { wallClock } from '../../../../rules/zoned-time.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { isConflict } from '../../../components/form/refused-field.ts';
import { useRefusal } from '../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { askAgain } from '../../../graphql/ask-again.ts';
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
  const notify = useNotify();
  const client = useApolloClient();
  const isPaid = status === DonationStatus.PAID;
  const needsReason = isPaymentTakenBack(donation.status, status);
  const step = statusChangeKey(donation.status, status);
  const [today] = useState(() => wallClock(new Date()).date);
  const { form, submit } = useRulesForm(
    async () => (await import('../../../../rules/paid-donations.ts')).donationStatusRules(donation.status),
    { status, receivedOn: isPaid ? today : '', way: '', note: '' },
  );
  const showRefusal = useRefusal(form);
  const [setStatus, { loading }] = useSetDonationStatusMutation();

  const onSubmit = submit(async ({ note, receivedOn, way }) => {
    try {
      await setStatus({ variables: { id: donation.id, status, note, receivedOn, way } });
    } catch (error) {
      await showRefusal(error);
      if (!isConflict(error)) return;
      // Somebody else has changed it meanwhile: show the current state.
      void askAgain(client);
      return onClose();
    }
    onClose();
    await notify(t('messages.updatedSuccessfully'));
  });

  return (
    <FormDialog
      form={form}
      title={t(`donations.set.${step}`)}
      action={t('common.ok')}
      isDirty={form.formState.isDirty}
      isBusy={loading}
      onSubmit={onSubmit}
      onClose={onClose}
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
