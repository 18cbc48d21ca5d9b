import { useApolloClient } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { isConflict } from '../../../components/form/refused-field.ts';
import { useRefusal } from '../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useDoneNotice } from '../../../components/office/done-notice.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type DonationHistoryQuery, useTakeBackRefundMutation } from './donation-ledger.generated.ts';
import { evictDonors } from './donors/evict-donors.ts';

const loadRules = async () => (await import('../../../../rules/donation-refunds.ts')).takeBackRefundRules;

interface RefundMistakeDialogProps {
  refund: Pick<DonationHistoryQuery['donation']['refunds'][number], 'id' | 'pence'>;
  onClose: () => void;
}

/** Asks why it was a mistake that something was given back by hand. */
export function RefundMistakeDialog({ refund: { id, pence }, onClose }: RefundMistakeDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const done = useDoneNotice();
  const { cache } = useApolloClient();
  const { form, submit } = useRulesForm(loadRules, { reason: '' });
  const showRefusal = useRefusal(form);
  const [takeBack, { loading }] = useTakeBackRefundMutation({ update: evictDonors });

  const onSubmit = submit(async ({ reason }) => {
    try {
      await takeBack({ variables: { id, reason } });
    } catch (error) {
      await showRefusal(error);
      if (!isConflict(error)) return;
      evictDonors(cache);
      return onClose();
    }
    onClose();
    done({ text: t('donations.refundMistakeDone') });
  });

  return (
    <FormDialog
      title={t('donations.refundMistake')}
      action={t('common.ok')}
      isDirty={form.formState.isDirty}
      isBusy={loading}
      onSubmit={onSubmit}
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography sx={{ mb: 2 }}>{t('donations.refundMistakeLead', { amount: money(pence) })}</Typography>
      <FormTextField
        control={form.control}
        name="reason"
        label={t('donations.reason')}
        hint={t('donations.reasonHint')}
        required
        rows={2}
      />
    </FormDialog>
  );
}
