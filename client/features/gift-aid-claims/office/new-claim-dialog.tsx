import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormCheckbox } from '../../../components/form/form-checkbox.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type GiftAidSummaryQuery, useMakeGiftAidClaimMutation } from './gift-aid-claims.generated.ts';

const rules = async () => (await import('../../../../rules/gift-aid-claims.ts')).newClaimRules;

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
  const [make] = useMakeGiftAidClaimMutation();
  const dialog = useDialogForm({
    rules,
    values: { until: today, areSmallTogether: false },
    save: (input) => make({ variables: { input } }),
    onClose,
    onSaved({ data }) {
      onClose();
      if (data) onMade(data.makeGiftAidClaim.id);
    },
  });

  return (
    <FormDialog {...dialog} title={t('giftAidClaims.make')} action={t('giftAidClaims.make')}>
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
