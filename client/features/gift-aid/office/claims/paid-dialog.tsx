import { useState } from 'react';
import { poundsText } from '../../../../../rules/money.ts';
import { currentDay } from '../../../../../rules/zoned-time.ts';
import { FormDialog } from '../../../../components/dialogs/form-dialog.tsx';
import { FormTextField } from '../../../../components/form/form-text-field.tsx';
import { useRefusal } from '../../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../../components/form/use-rules-form.ts';
import { useDoneNotice } from '../../../../components/office/done-notice.tsx';
import { useCurrencySign } from '../../../../components/page/use-money.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';

const loadRules = async () => (await import('../../../../../rules/gift-aid-claims.ts')).claimPaidRules;

interface PaidDialogProps {
  /** What the tax office is to pay. */
  awaitedPence: number;
  isBusy: boolean;
  /** @throws if it is refused; the dialog then keeps what was typed */
  onPaid: (paid: { day: string; amount: string }) => Promise<unknown>;
  /** Refetches what it is about, after a refusal. */
  reload?: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks on which day the tax office paid, and how much. */
export function PaidDialog({ awaitedPence, onPaid, reload, ...dialog }: PaidDialogProps) {
  const { t } = useTranslation();
  const sign = useCurrencySign();
  const done = useDoneNotice();
  const [today] = useState(currentDay);
  const { form, submit } = useRulesForm(loadRules, { day: today, amount: poundsText(awaitedPence) });
  const showRefusal = useRefusal(form);

  const onSubmit = submit(async (paid) => {
    try {
      await onPaid(paid);
    } catch (error) {
      await showRefusal(error);
      return void (await reload?.());
    }
    dialog.onClose();
    done({ text: t('giftAidClaims.paidDone') });
  });

  return (
    <FormDialog
      form={form}
      {...dialog}
      title={t('giftAidClaims.paid')}
      action={t('common.ok')}
      isDirty={form.formState.isDirty}
      onSubmit={onSubmit}
      maxWidth="xs"
    >
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
