import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { RefundWay } from '../../../../rules/donation-refunds.ts';
import { poundsText } from '../../../../rules/money.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormSelectField } from '../../../components/form/form-select-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type DonationHistoryQuery, useGiveBackDonationMutation } from './donation-ledger.generated.ts';
import { OfGiftAid } from './of-gift-aid.tsx';

type Donation = Pick<
  DonationHistoryQuery['donation'],
  'id' | 'reference' | 'donorName' | 'amountPence' | 'refundedPence' | 'receivedOn'
>;

/** Asks what was given back by hand of a gift, at first all that is left of it; when, how and why. */
export function GiveBackDialog({ donation, onClose }: { donation: Donation; onClose: () => void }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { id, reference, donorName, amountPence, refundedPence, receivedOn } = donation;
  const leftPence = amountPence - refundedPence;
  const [today] = useState(currentDay);
  const [giveBack] = useGiveBackDonationMutation();
  const dialog = useDialogForm({
    rules: async () =>
      (await import('../../../../rules/donation-refunds.ts')).refundRules({
        leftPence,
        receivedOn: receivedOn ?? '',
      }),
    values: { amount: poundsText(leftPence), day: today, way: '' as RefundWay, reason: '' },
    save: (fields) => giveBack({ variables: { id, input: { ...fields, seenPence: refundedPence } } }),
    done: t('donations.givenBackDone'),
    onConflict: onClose,
    onClose,
  });

  return (
    <FormDialog {...dialog} title={t('donations.giveBack')} action={t('donations.giveBackDo')} maxWidth="xs">
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {reference} · {donorName} · {money(amountPence)}
      </Typography>
      <Typography sx={{ mb: 2 }}>{t('donations.giveBackHint')}</Typography>
      <OfGiftAid />
      <FormTextField
        name="amount"
        inputMode="decimal"
        label={t('donations.giveBackAmount')}
        hint={t('donations.giveBackLeft', { amount: money(leftPence) })}
        required
      />
      <FormTextField name="day" type="date" label={t('donations.giveBackDay')} required />
      <FormSelectField
        name="way"
        label={t('donations.giveBackWay')}
        placeholder={t('ways.choose')}
        required
        options={Object.values(RefundWay).map((value) => ({ value, label: t(`ways.${value}`) }))}
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
