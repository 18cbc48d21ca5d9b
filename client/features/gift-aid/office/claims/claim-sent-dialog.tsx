import { useState } from 'react';
import { currentDay } from '../../../../../rules/zoned-time.ts';
import { FormDialog } from '../../../../components/dialogs/form-dialog.tsx';
import { FormTextField } from '../../../../components/form/form-text-field.tsx';
import { useRefusal } from '../../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../../components/form/use-rules-form.ts';
import { useDoneNotice } from '../../../../components/office/done-notice.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import {
  type GiftAidClaimDetailFieldsFragment,
  useGiftAidClaimSentMutation,
} from './gift-aid-claims.generated.ts';

const loadRules = async () => (await import('../../../../../rules/gift-aid-claims.ts')).claimSentRules;

interface ClaimSentDialogProps {
  claim: GiftAidClaimDetailFieldsFragment;
  onClose: () => void;
  reload: () => Promise<unknown>;
}

/** Asks on which day a claim was sent. */
export function ClaimSentDialog({ claim: { id, version }, onClose, reload }: ClaimSentDialogProps) {
  const { t } = useTranslation();
  const done = useDoneNotice();
  const [today] = useState(currentDay);
  const { form, submit } = useRulesForm(loadRules, { day: today });
  const showRefusal = useRefusal(form);
  const [sent, { loading }] = useGiftAidClaimSentMutation();

  const onSubmit = submit(async ({ day }) => {
    try {
      await sent({ variables: { id, version, day } });
    } catch (error) {
      await showRefusal(error);
      return void (await reload());
    }
    onClose();
    done({ text: t('giftAidClaims.sentDone') });
  });

  return (
    <FormDialog
      form={form}
      title={t('giftAidClaims.sent')}
      action={t('common.ok')}
      isDirty={form.formState.isDirty}
      isBusy={loading}
      onSubmit={onSubmit}
      onClose={onClose}
      maxWidth="xs"
    >
      <FormTextField name="day" type="date" label={t('giftAidClaims.sentOn')} required />
    </FormDialog>
  );
}
