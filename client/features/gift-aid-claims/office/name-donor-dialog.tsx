import Typography from '@mui/material/Typography';
import type { BaseSyntheticEvent } from 'react';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { useLineDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DonorField } from '../../ledger/office/donors/donor-field.tsx';
import { useDonorChoice } from '../../ledger/office/donors/use-donor-choice.ts';
import { type GiftAidGiftFieldsFragment, useNameGiftAidDonorMutation } from './gift-aid-claims.generated.ts';

interface NameDonorDialogProps {
  gift: GiftAidGiftFieldsFragment;
  onClose: () => void;
}

/** Says who gave a gift of which nobody knew it. */
export function NameDonorDialog({ gift, onClose }: NameDonorDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  const notify = useNotify();
  const { act, isBusy } = useAct();
  const choice = useDonorChoice();
  const [save] = useNameGiftAidDonorMutation();

  const onSubmit = async (event: BaseSyntheticEvent) => {
    event.preventDefault();
    const { donorId, donorName: name } = await choice.settled();
    if (!donorId) return notify(t('giftAidClaims.chooseDonor'));
    await act({
      work: () => save({ variables: { donationId: gift.id, donorId, version: gift.version } }),
      onDone: onClose,
      done: t('giftAidClaims.named', { name }),
    });
  };

  return (
    <FormDialog
      title={t('giftAidClaims.mends.NO_DONOR')}
      isDirty={choice.isDirty}
      isBusy={isBusy}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>
        {[dayText(gift.receivedOn, true), gift.donorName, gift.typeName, money(gift.pence)]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <DonorField label={t('giftAidClaims.donor')} hint={t('giftAidClaims.donorHint')} {...choice.field} />
    </FormDialog>
  );
}
