import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { currentDay } from '../../../../../rules/zoned-time.ts';
import { FormDialog } from '../../../../components/dialogs/form-dialog.tsx';
import { FormTextField } from '../../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import {
  type GiftAidDeclarationFieldsFragment,
  useCancelGiftAidDeclarationMutation,
  useGiftAidRecordSentMutation,
} from './gift-aid.generated.ts';

const rules = async () => (await import('../../../../../rules/gift-aid.ts')).declarationDayRules;

interface DeclarationDayDialogProps {
  declaration: GiftAidDeclarationFieldsFragment;
  /** What happened on the day that is asked for. */
  step: 'recordSent' | 'cancel';
  onClose: () => void;
}

/** Asks on which day a declaration was cancelled, or the donor got a verbal one in writing. */
export function DeclarationDayDialog({ declaration, step, onClose }: DeclarationDayDialogProps) {
  const { t } = useTranslation();
  const { id, version, method } = declaration;
  const [today] = useState(currentDay);
  const [cancel] = useCancelGiftAidDeclarationMutation();
  const [recordSent] = useGiftAidRecordSentMutation();
  const dialog = useDialogForm({
    rules,
    values: { day: today },
    save({ day }): Promise<unknown> {
      const variables = { id, version, day };
      return step === 'cancel' ? cancel({ variables }) : recordSent({ variables });
    },
    done: t(`giftAid.${step}Done`),
    onClose,
  });

  return (
    <FormDialog {...dialog} title={t(`giftAid.${step}`)} action={t(`giftAid.${step}`)} maxWidth="xs">
      <Typography sx={{ mb: 2 }}>
        {t(step === 'cancel' && method === 'VERBAL' ? 'giftAid.cancelVerbalLead' : `giftAid.${step}Lead`)}
      </Typography>
      <FormTextField name="day" type="date" label={t(`giftAid.${step}Day`)} required />
    </FormDialog>
  );
}
