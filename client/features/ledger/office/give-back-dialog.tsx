import { useApolloClient } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { RefundWay } from '../../../../rules/donation-refunds.ts';
import { poundsText } from '../../../../rules/money.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormSelectField } from '../../../components/form/form-select-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { isConflict } from '../../../components/form/refused-field.ts';
import { useRefusal } from '../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useDoneNotice } from '../../../components/office/done-notice.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { askAgain } from '../../../graphql/ask-again.ts';
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
  const done = useDoneNotice();
  const client = useApolloClient();
  const { id, reference, donorName, amountPence, refundedPence, receivedOn } = donation;
  const leftPence = amountPence - refundedPence;
  const [today] = useState(currentDay);
  const { form, submit } = useRulesForm(
    async () =>
      (await import('../../../../rules/donation-refunds.ts')).refundRules({
        leftPence,
        receivedOn: receivedOn ?? '',
      }),
    { amount: poundsText(leftPence), day: today, way: '' as RefundWay, reason: '' },
  );
  const showRefusal = useRefusal(form);
  const [giveBack, { loading }] = useGiveBackDonationMutation();

  const onSubmit = submit(async (fields) => {
    try {
      await giveBack({ variables: { id, input: { ...fields, seenPence: refundedPence } } });
    } catch (error) {
      await showRefusal(error);
      if (!isConflict(error)) return;
      // Somebody else has given something back meanwhile: show the current state.
      void askAgain(client);
      return onClose();
    }
    onClose();
    done({ text: t('donations.givenBackDone') });
  });

  return (
    <FormDialog
      form={form}
      title={t('donations.giveBack')}
      action={t('donations.giveBackDo')}
      isDirty={form.formState.isDirty}
      isBusy={loading}
      onSubmit={onSubmit}
      onClose={onClose}
      maxWidth="xs"
    >
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
