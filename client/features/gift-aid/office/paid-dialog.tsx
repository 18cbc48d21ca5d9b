import { useState } from 'react';
import { poundsText } from '../../../../rules/money.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useCurrencySign } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const rules = async () => (await import('../../../../rules/gift-aid-claims.ts')).claimPaidRules;

interface PaidDialogProps {
  /** What the tax office is to pay. */
  awaitedPence: number;
  /** @throws if it is refused; the dialog then keeps what was typed */
  onPaid: (paid: { day: string; amount: string }) => Promise<unknown>;
  onClose: () => void;
}

/** Asks on which day the tax office paid, and how much. */
export function PaidDialog({ awaitedPence, onPaid, onClose }: PaidDialogProps) {
  const { t } = useTranslation();
  const sign = useCurrencySign();
  const [today] = useState(currentDay);
  const dialog = useDialogForm({
    rules,
    values: { day: today, amount: poundsText(awaitedPence) },
    save: onPaid,
    done: t('giftAidClaims.paidDone'),
    onClose,
  });

  return (
    <FormDialog {...dialog} title={t('giftAidClaims.paid')} action={t('giftAidClaims.paid')} maxWidth="xs">
      <FormTextField name="day" type="date" label={t('giftAidClaims.paidOn')} required />
      <FormTextField
        name="amount"
        label={t('giftAidClaims.paidAmount', { sign })}
        inputMode="decimal"
        required
      />
    </FormDialog>
  );
}
