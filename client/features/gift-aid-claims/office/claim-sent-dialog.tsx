import { useState } from 'react';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  type GiftAidClaimDetailFieldsFragment,
  useGiftAidClaimSentMutation,
} from './gift-aid-claims.generated.ts';

const rules = async () => (await import('../../../../rules/gift-aid-claims.ts')).claimSentRules;

interface ClaimSentDialogProps {
  claim: GiftAidClaimDetailFieldsFragment;
  onClose: () => void;
}

/** Asks on which day a claim was sent. */
export function ClaimSentDialog({ claim: { id, version }, onClose }: ClaimSentDialogProps) {
  const { t } = useTranslation();
  const [today] = useState(currentDay);
  const [sent] = useGiftAidClaimSentMutation();
  const dialog = useDialogForm({
    rules,
    values: { day: today },
    save: ({ day }) => sent({ variables: { id, version, day } }),
    done: t('giftAidClaims.sentDone'),
    onClose,
  });

  return (
    <FormDialog {...dialog} title={t('giftAidClaims.sent')} action={t('giftAidClaims.sent')} maxWidth="xs">
      <FormTextField name="day" type="date" label={t('giftAidClaims.sentOn')} required />
    </FormDialog>
  );
}
