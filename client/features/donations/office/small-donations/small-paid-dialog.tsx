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
import { evictSmall } from './evict-small.ts';
import { type SmallClaimFieldsFragment, useSmallClaimPaidMutation } from './small-donations.generated.ts';

const loadRules = async () => (await import('../../../../../rules/small-donations.ts')).smallPaidRules;

interface SmallPaidDialogProps {
  claim: SmallClaimFieldsFragment;
  onClose: () => void;
}

/** Asks when the tax office paid what was sent by itself, and how much. */
export function SmallPaidDialog({ claim: { id, taxPence }, onClose }: SmallPaidDialogProps) {
  const { t } = useTranslation();
  const sign = useCurrencySign();
  const done = useDoneNotice();
  const [today] = useState(currentDay);
  const { form, submit } = useRulesForm(loadRules, { day: today, amount: poundsText(taxPence) });
  const showRefusal = useRefusal(form);
  const [paid, { loading }] = useSmallClaimPaidMutation({ update: evictSmall });

  const onSubmit = submit(async ({ day, amount }) => {
    try {
      await paid({ variables: { id, day, amount } });
    } catch (error) {
      return void (await showRefusal(error));
    }
    onClose();
    done({ text: t('smallDonations.paidDone') });
  });

  return (
    <FormDialog
      title={t('smallDonations.paid')}
      action={t('common.ok')}
      isDirty={form.formState.isDirty}
      isBusy={loading}
      onSubmit={onSubmit}
      onClose={onClose}
      maxWidth="xs"
    >
      <FormTextField
        control={form.control}
        name="day"
        type="date"
        label={t('smallDonations.paidOn')}
        required
      />
      <FormTextField
        control={form.control}
        name="amount"
        label={t('smallDonations.paidAmount', { sign })}
        inputMode="decimal"
        required
      />
    </FormDialog>
  );
}
