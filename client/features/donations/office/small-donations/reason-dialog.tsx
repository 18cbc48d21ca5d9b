import Typography from '@mui/material/Typography';
import { FormDialog } from '../../../../components/dialogs/form-dialog.tsx';
import { FormTextField } from '../../../../components/form/form-text-field.tsx';
import { useRefusal } from '../../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../../components/form/use-rules-form.ts';
import { useDoneNotice } from '../../../../components/office/done-notice.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { evictSmall } from './evict-small.ts';
import {
  useTakeBackSmallClaimMutation,
  useWithdrawSmallCollectionMutation,
} from './small-donations.generated.ts';

const loadRules = async () => (await import('../../../../../rules/gift-counts.ts')).takeBackRules;

interface ReasonDialogProps {
  /** Of a collection that is withdrawn, or a claim that is taken back. */
  id: number;
  act: 'withdraw' | 'takeBack';
  onClose: () => void;
}

/** Asks why something counts no more. */
export function ReasonDialog({ id, act, onClose }: ReasonDialogProps) {
  const { t } = useTranslation();
  const done = useDoneNotice();
  const { form, submit } = useRulesForm(loadRules, { reason: '' });
  const showRefusal = useRefusal(form);
  const [withdraw, { loading: isWithdrawing }] = useWithdrawSmallCollectionMutation({ update: evictSmall });
  const [takeBack, { loading: isTakingBack }] = useTakeBackSmallClaimMutation({ update: evictSmall });

  const onSubmit = submit(async ({ reason }) => {
    try {
      const send = act === 'withdraw' ? withdraw : takeBack;
      await send({ variables: { id, reason } });
    } catch (error) {
      return void (await showRefusal(error));
    }
    onClose();
    done({ text: t(act === 'withdraw' ? 'smallDonations.withdrawn' : 'smallDonations.takenBack') });
  });

  return (
    <FormDialog
      title={t(`smallDonations.${act}`)}
      action={t(`smallDonations.${act}`)}
      isDirty={form.formState.isDirty}
      isBusy={isWithdrawing || isTakingBack}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{t(`smallDonations.${act}Lead`)}</Typography>
      <FormTextField control={form.control} name="reason" label={t('smallDonations.reason')} required />
    </FormDialog>
  );
}
