import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { currentDay } from '../../../../../rules/zoned-time.ts';
import { FormDialog } from '../../../../components/dialogs/form-dialog.tsx';
import { FormTextField } from '../../../../components/form/form-text-field.tsx';
import { useRefusal } from '../../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../../components/form/use-rules-form.ts';
import { useDoneNotice } from '../../../../components/office/done-notice.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import {
  type GiftAidDeclarationFieldsFragment,
  useCancelGiftAidDeclarationMutation,
  useGiftAidRecordSentMutation,
} from './gift-aid.generated.ts';

const loadRules = async () => (await import('../../../../../rules/gift-aid.ts')).declarationDayRules;

interface DeclarationDayDialogProps {
  declaration: GiftAidDeclarationFieldsFragment;
  /** What happened on the day that is asked for. */
  step: 'recordSent' | 'cancel';
  onClose: () => void;
  reload: () => Promise<unknown>;
}

/** Asks on which day a declaration was cancelled, or the donor got a spoken one in writing. */
export function DeclarationDayDialog({ declaration, step, onClose, reload }: DeclarationDayDialogProps) {
  const { t } = useTranslation();
  const done = useDoneNotice();
  const { id, version, way } = declaration;
  const [today] = useState(currentDay);
  const { form, submit } = useRulesForm(loadRules, { day: today });
  const showRefusal = useRefusal(form);
  const [cancel, { loading: isCancelling }] = useCancelGiftAidDeclarationMutation();
  const [recordSent, { loading: isSaving }] = useGiftAidRecordSentMutation();

  const onSubmit = submit(async ({ day }) => {
    const save = step === 'cancel' ? cancel : recordSent;
    try {
      await save({ variables: { id, version, day } });
    } catch (error) {
      await showRefusal(error);
      return void (await reload());
    }
    onClose();
    done({ text: t(`giftAid.${step}Done`) });
  });

  return (
    <FormDialog
      form={form}
      title={t(`giftAid.${step}`)}
      action={t('common.ok')}
      isDirty={form.formState.isDirty}
      isBusy={isCancelling || isSaving}
      onSubmit={onSubmit}
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography sx={{ mb: 2 }}>
        {t(step === 'cancel' && way === 'SPOKEN' ? 'giftAid.cancelSpokenLead' : `giftAid.${step}Lead`)}
      </Typography>
      <FormTextField name="day" type="date" label={t(`giftAid.${step}Day`)} required />
    </FormDialog>
  );
}
