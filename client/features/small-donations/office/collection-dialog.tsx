import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { poundsText } from '../../../../rules/money.ts';
import { taxYearName, taxYearOf } from '../../../../rules/tax-years.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormCheckbox } from '../../../components/form/form-checkbox.tsx';
import { FormSelectField } from '../../../components/form/form-select-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { isRefusedWith } from '../../../components/form/refused-field.ts';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useCurrencySign } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  type SmallCollectionFieldsFragment,
  useAddSmallCollectionMutation,
  useCorrectSmallCollectionMutation,
} from './small-donations.generated.ts';

const WAYS = ['CASH', 'CONTACTLESS'] as const;

interface CollectionDialogProps {
  /** One that was wrong; without it a new one is added. */
  wrong?: SmallCollectionFieldsFragment;
  onClose: () => void;
}

/** Asks what was collected, and of a correction why. */
export function CollectionDialog({ wrong, onClose }: CollectionDialogProps) {
  const { t } = useTranslation();
  const sign = useCurrencySign();
  const [today] = useState(currentDay);
  const [add] = useAddSmallCollectionMutation();
  const [correct] = useCorrectSmallCollectionMutation();
  const dialog = useDialogForm({
    rules: async () => {
      const rules = await import('../../../../rules/small-donations.ts');
      // Of a new one there is nothing to say why; its rules leave the reason out.
      return (
        wrong ? rules.smallCorrectionRules : rules.smallCollectionRules
      ) as typeof rules.smallCorrectionRules;
    },
    values: {
      ...{
        day: wrong?.day ?? today,
        place: wrong?.place ?? '',
        paymentMethod: wrong?.paymentMethod ?? 'CASH',
      },
      ...{ amount: wrong ? poundsText(wrong.pence) : '', areSmall: false, reason: '' },
      ...{ countedBy: wrong?.countedBy ?? '', countedWith: wrong?.countedWith ?? '' },
    },
    async save({ reason, ...input }) {
      if (wrong) await correct({ variables: { id: wrong.id, input, reason } });
      else await add({ variables: { input } });
      return taxYearName(taxYearOf(input.day));
    },
    done: (year) => t(wrong ? 'smallDonations.corrected' : 'smallDonations.added', { year }),
    // Somebody else has corrected or voided it meanwhile.
    onConflict: (error) => isRefusedWith(error, 'changedByAnother') && onClose(),
    onClose,
  });

  const text = (name: 'place' | 'countedBy' | 'countedWith' | 'reason', label: string) => (
    <FormTextField name={name} label={label} required />
  );
  return (
    <FormDialog {...dialog} title={t(wrong ? 'smallDonations.correct' : 'smallDonations.add')}>
      {!wrong && <Typography sx={{ mb: 2 }}>{t('smallDonations.recordOnly')}</Typography>}
      <FormTextField name="day" type="date" label={t('smallDonations.day')} required />
      {text('place', t('smallDonations.place'))}
      <FormTextField
        name="amount"
        label={t('smallDonations.amountIn', { sign })}
        inputMode="decimal"
        required
      />
      <FormSelectField
        name="paymentMethod"
        label={t('smallDonations.paymentMethod')}
        options={WAYS.map((value) => ({ value, label: t(`smallDonations.paymentMethods.${value}`) }))}
        required
      />
      {text('countedBy', t('smallDonations.countedBy'))}
      {text('countedWith', t('smallDonations.countedWith'))}
      <FormCheckbox
        name="areSmall"
        label={t('smallDonations.areSmall')}
        hint={t('smallDonations.areSmallHint')}
        required
      />
      {wrong && text('reason', t('donations.reason'))}
    </FormDialog>
  );
}
