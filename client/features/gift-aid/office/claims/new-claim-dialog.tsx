import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { currentDay } from '../../../../../rules/zoned-time.ts';
import { FormDialog } from '../../../../components/dialogs/form-dialog.tsx';
import { FormCheckbox } from '../../../../components/form/form-checkbox.tsx';
import { FormTextField } from '../../../../components/form/form-text-field.tsx';
import { useRefusal } from '../../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../../components/form/use-rules-form.ts';
import { useMoney } from '../../../../components/page/use-money.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type GiftAidSummaryQuery, useMakeGiftAidClaimMutation } from './gift-aid-claims.generated.ts';

const loadRules = async () => (await import('../../../../../rules/gift-aid-claims.ts')).newClaimRules;

interface NewClaimDialogProps {
  summary: GiftAidSummaryQuery['giftAidSummary'];
  onClose: () => void;
  onMade: (id: number) => void;
}

/** Makes a claim for what can be claimed for. */
export function NewClaimDialog({
  summary: { claimable, overclaimedTaxPence },
  onClose,
  onMade,
}: NewClaimDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const [today] = useState(currentDay);
  const { form, submit } = useRulesForm(loadRules, { until: today, areSmallTogether: false });
  const showRefusal = useRefusal(form);
  const [make, { loading }] = useMakeGiftAidClaimMutation();

  const onSubmit = submit(async (input) => {
    try {
      const { data } = await make({ variables: { input } });
      onClose();
      if (data) onMade(data.makeGiftAidClaim.id);
    } catch (error) {
      await showRefusal(error);
    }
  });

  return (
    <FormDialog
      form={form}
      title={t('giftAidClaims.make')}
      action={t('giftAidClaims.make')}
      isDirty={form.formState.isDirty}
      isBusy={loading}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>
        {t('giftAidClaims.makeLead', { count: claimable.count, amount: money(claimable.pence) })}
      </Typography>
      {overclaimedTaxPence > 0 && (
        <Typography sx={{ mb: 2 }}>
          {t('giftAidClaims.overclaimed', { amount: money(overclaimedTaxPence) })}
        </Typography>
      )}
      <FormTextField name="until" type="date" label={t('giftAidClaims.giftsUntil')} required />
      <FormCheckbox
        name="areSmallTogether"
        label={t('giftAidClaims.smallTogether')}
        hint={t('giftAidClaims.smallTogetherHint')}
      />
    </FormDialog>
  );
}
