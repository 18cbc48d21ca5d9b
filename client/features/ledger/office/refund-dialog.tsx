import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { RefundMethod } from '../../../../rules/donation-refunds.ts';
import { poundsText } from '../../../../rules/money.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormSelectField } from '../../../components/form/form-select-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type DonationHistoryQuery, useRefundDonationMutation } from './donation-ledger.generated.ts';
import { OfGiftAid } from './of-gift-aid.tsx';

type Donation = Pick<
  DonationHistoryQuery['donation'],
  'id' | 'reference' | 'donorName' | 'amountPence' | 'refundedPence' | 'receivedOn'
>;

/** Asks what was refunded by hand of a donation, at first all that is left of it; when, how and why. */
export function RefundDialog({ donation, onClose }: { donation: Donation; onClose: () => void }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { id, reference, donorName, amountPence, refundedPence, receivedOn } = donation;
  const leftPence = amountPence - refundedPence;
  const [today] = useState(currentDay);
  const [refund] = useRefundDonationMutation();
  const dialog = useDialogForm({
    rules: async () =>
      (await import('../../../../rules/donation-refunds.ts')).refundRules({
        leftPence,
        receivedOn: receivedOn ?? '',
      }),
    values: { amount: poundsText(leftPence), day: today, paymentMethod: '' as RefundMethod, reason: '' },
    save: (fields) => refund({ variables: { id, input: { ...fields, seenPence: refundedPence } } }),
    done: t('donations.refundedDone'),
    onConflict: onClose,
    onClose,
  });

  return (
    <FormDialog {...dialog} title={t('donations.refund')} action={t('donations.refundDo')} maxWidth="xs">
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {reference} · {donorName} · {money(amountPence)}
      </Typography>
      <Typography sx={{ mb: 2 }}>{t('donations.refundHint')}</Typography>
      <OfGiftAid />
      <FormTextField
        name="amount"
        inputMode="decimal"
        label={t('donations.refundAmount')}
        hint={t('donations.refundLeft', { amount: money(leftPence) })}
        required
      />
      <FormTextField name="day" type="date" label={t('donations.refundDay')} required />
      <FormSelectField
        name="paymentMethod"
        label={t('donations.refundMethod')}
        placeholder={t('paymentMethods.choose')}
        required
        options={Object.values(RefundMethod).map((value) => ({ value, label: t(`paymentMethods.${value}`) }))}
      />
      <FormTextField
        name="reason"
        label={t('donations.reason')}
        hint={t('donations.reasonHint')}
        required
        rows={2}
      />
    </FormDialog>
  );
}
