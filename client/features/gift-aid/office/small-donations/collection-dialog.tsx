import { useApolloClient } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { poundsText } from '../../../../../rules/money.ts';
import { taxYearName, taxYearOf } from '../../../../../rules/tax-years.ts';
import { currentDay } from '../../../../../rules/zoned-time.ts';
import { FormDialog } from '../../../../components/dialogs/form-dialog.tsx';
import { FormCheckbox } from '../../../../components/form/form-checkbox.tsx';
import { FormSelectField } from '../../../../components/form/form-select-field.tsx';
import { FormTextField } from '../../../../components/form/form-text-field.tsx';
import { isRefusedWith } from '../../../../components/form/refused-field.ts';
import { useRefusal } from '../../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../../components/form/use-rules-form.ts';
import { useDoneNotice } from '../../../../components/office/done-notice.tsx';
import { useCurrencySign } from '../../../../components/page/use-money.ts';
import { askAgain } from '../../../../graphql/ask-again.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
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
  const done = useDoneNotice();
  const client = useApolloClient();
  const [today] = useState(currentDay);
  const { form, submit } = useRulesForm(
    async () => {
      const rules = await import('../../../../../rules/small-donations.ts');
      // Of a new one there is nothing to say why; its rules leave the reason out.
      return (
        wrong ? rules.smallCorrectionRules : rules.smallCollectionRules
      ) as typeof rules.smallCorrectionRules;
    },
    {
      ...{ day: wrong?.day ?? today, place: wrong?.place ?? '', way: wrong?.way ?? 'CASH' },
      ...{ amount: wrong ? poundsText(wrong.pence) : '', areSmall: false, reason: '' },
      ...{ countedBy: wrong?.countedBy ?? '', countedWith: wrong?.countedWith ?? '' },
    },
  );
  const showRefusal = useRefusal(form);
  const [add, { loading: isAdding }] = useAddSmallCollectionMutation();
  const [correct, { loading: isCorrecting }] = useCorrectSmallCollectionMutation();

  const onSubmit = submit(async ({ reason, ...input }) => {
    try {
      if (wrong) await correct({ variables: { id: wrong.id, input, reason } });
      else await add({ variables: { input } });
    } catch (error) {
      await showRefusal(error);
      if (!isRefusedWith(error, 'changedByAnother')) return;
      // Somebody else has corrected or withdrawn it meanwhile.
      void askAgain(client);
      return onClose();
    }
    onClose();
    const year = taxYearName(taxYearOf(input.day));
    done({ text: t(wrong ? 'smallDonations.corrected' : 'smallDonations.added', { year }) });
  });

  const text = (name: 'place' | 'countedBy' | 'countedWith' | 'reason', label: string) => (
    <FormTextField name={name} label={label} required />
  );
  return (
    <FormDialog
      form={form}
      title={t(wrong ? 'smallDonations.correct' : 'smallDonations.add')}
      isDirty={form.formState.isDirty}
      isBusy={isAdding || isCorrecting}
      onSubmit={onSubmit}
      onClose={onClose}
    >
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
        name="way"
        label={t('smallDonations.way')}
        options={WAYS.map((value) => ({ value, label: t(`smallDonations.ways.${value}`) }))}
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
