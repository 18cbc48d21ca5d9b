import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PaymentMethod } from '../../../../../rules/payment-methods.ts';
import { wallClock } from '../../../../../rules/zoned-time.ts';
import { FormDialog } from '../../../../components/dialogs/form-dialog.tsx';
import { useDialogForm } from '../../../../components/form/use-dialog-form.ts';
import { useMoney } from '../../../../components/page/use-money.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { LedgerDonationFieldsFragment } from '../donation-ledger.generated.ts';
import { HowItCameFields } from '../how-it-came-fields.tsx';

interface PaidTogetherDialogProps {
  donations: readonly LedgerDonationFieldsFragment[];
  onPaid: (said: { receivedOn: string | null; paymentMethod: PaymentMethod }) => Promise<void>;
  onClose: () => void;
}

/** Asks on which day and how the money of several donations came. */
export function PaidTogetherDialog({ donations, onPaid, onClose }: PaidTogetherDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const [today] = useState(() => wallClock(new Date()).date);
  const count = donations.length;
  const dialog = useDialogForm({
    rules: async () => (await import('../../../../../rules/paid-donations.ts')).paidTogetherRules,
    values: {
      donations: donations.map(({ id, status }) => ({ id, status })),
      receivedOn: today,
      paymentMethod: '' as PaymentMethod,
    },
    async save({ receivedOn, paymentMethod }) {
      onClose();
      await onPaid({ receivedOn: receivedOn ?? null, paymentMethod });
    },
    onClose,
    onSaved: () => undefined,
  });
  const sum = donations.reduce((pence, { amountPence }) => pence + amountPence, 0);
  const title = t('together.title', { count });
  return (
    <FormDialog {...dialog} title={title} action={t('donations.set.PAID')} maxWidth="xs">
      <Typography sx={{ mb: 2, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {t('together.sum', { amount: money(sum) })}
      </Typography>
      <Typography sx={{ mb: 2 }}>{t('together.hint')}</Typography>
      <HowItCameFields isPaymentMethodRequired />
    </FormDialog>
  );
}
