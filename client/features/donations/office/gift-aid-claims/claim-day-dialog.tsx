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
import { evictClaims } from './evict-claims.ts';
import {
  type GiftAidClaimDetailFieldsFragment,
  useGiftAidClaimPaidMutation,
  useGiftAidClaimSentMutation,
} from './gift-aid-claims.generated.ts';

/** A claim that is sent has an amount in the form too, which nobody sees. */
const loadRules = async () => (await import('../../../../../rules/gift-aid-claims.ts')).claimPaidRules;

interface ClaimDayDialogProps {
  claim: GiftAidClaimDetailFieldsFragment;
  step: 'sent' | 'paid';
  onClose: () => void;
  reload: () => Promise<unknown>;
}

/** Asks on which day a claim was sent, or paid and how much of it. */
export function ClaimDayDialog({ claim, step, onClose, reload }: ClaimDayDialogProps) {
  const { t } = useTranslation();
  const sign = useCurrencySign();
  const done = useDoneNotice();
  const { id, version, taxPence, smallTaxPence } = claim;
  const awaited = Math.max(taxPence + smallTaxPence, 1);
  const [today] = useState(currentDay);
  const { form, submit } = useRulesForm(loadRules, { day: today, amount: poundsText(awaited) });
  const showRefusal = useRefusal(form);
  const [sent, { loading: isSending }] = useGiftAidClaimSentMutation({ update: evictClaims });
  const [paid, { loading: isPaying }] = useGiftAidClaimPaidMutation({ update: evictClaims });

  const onSubmit = submit(async ({ day, amount }) => {
    try {
      if (step === 'sent') await sent({ variables: { id, version, day } });
      else await paid({ variables: { id, version, day, amount } });
    } catch (error) {
      await showRefusal(error);
      return void (await reload());
    }
    onClose();
    done({ text: t(`giftAidClaims.${step}Done`) });
  });

  return (
    <FormDialog
      title={t(`giftAidClaims.${step}`)}
      action={t('common.ok')}
      isDirty={form.formState.isDirty}
      isBusy={isSending || isPaying}
      onSubmit={onSubmit}
      onClose={onClose}
      maxWidth="xs"
    >
      <FormTextField
        control={form.control}
        name="day"
        type="date"
        label={t(step === 'sent' ? 'giftAidClaims.sentOn' : 'giftAidClaims.paidOn')}
        required
      />
      {step === 'paid' && (
        <FormTextField
          control={form.control}
          name="amount"
          label={t('giftAidClaims.paidAmount', { sign })}
          inputMode="decimal"
          required
        />
      )}
    </FormDialog>
  );
}
