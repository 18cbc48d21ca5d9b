import Typography from '@mui/material/Typography';
import { FormDialog } from '../../../../components/dialogs/form-dialog.tsx';
import { FormTextField } from '../../../../components/form/form-text-field.tsx';
import { useRefusal } from '../../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../../components/form/use-rules-form.ts';
import { useDoneNotice } from '../../../../components/office/done-notice.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { evictBookings } from './evict-counts.ts';
import { useTakeBackGiftCountMutation } from './gift-counts.generated.ts';

const loadRules = async () => (await import('../../../../../rules/gift-counts.ts')).takeBackRules;

/** Asks why a count is taken back. */
export function TakeBackDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  const done = useDoneNotice();
  const { form, submit } = useRulesForm(loadRules, { reason: '' });
  const showRefusal = useRefusal(form);
  const [takeBack, { loading }] = useTakeBackGiftCountMutation({ update: evictBookings });
  const onSubmit = submit(async ({ reason }) => {
    try {
      await takeBack({ variables: { id, reason } });
    } catch (error) {
      return showRefusal(error);
    }
    onClose();
    done({ text: t('counts.takenBack') });
  });
  return (
    <FormDialog
      title={t('counts.takeBackTitle')}
      isDirty={form.formState.isDirty}
      isBusy={loading}
      action={t('counts.takeBack')}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      <Typography sx={{ mb: 2 }}>{t('counts.takeBackLead')}</Typography>
      <FormTextField control={form.control} name="reason" label={t('counts.reason')} required />
    </FormDialog>
  );
}
