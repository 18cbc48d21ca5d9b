import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type BaseSyntheticEvent, useId, useState } from 'react';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { useLineDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DonorField, NOBODY } from '../../ledger/office/donors/donor-field.tsx';
import { useDonorChoice } from '../../ledger/office/donors/use-donor-choice.ts';
import { benefitText } from './benefit-text.ts';
import {
  type GiftAidGiftFieldsFragment,
  useNameGiftAidDonorMutation,
  useNoteGiftAidGiftMutation,
} from './gift-aid-claims.generated.ts';

interface WhoseMoneyDialogProps {
  gift: GiftAidGiftFieldsFragment;
  onClose: () => void;
}

type Answer = 'ACCOUNT' | 'OTHER' | 'NOBODY';
const ANSWERS: readonly Answer[] = ['ACCOUNT', 'OTHER', 'NOBODY'];

/** Whose money it was that an account gave under another name: until then nobody’s declaration counts for it. */
export function WhoseMoneyDialog({ gift, onClose }: WhoseMoneyDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  const notify = useNotify();
  const { act, isBusy } = useAct();
  const id = useId();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const choice = useDonorChoice();
  const [note] = useNoteGiftAidGiftMutation();
  const [name] = useNameGiftAidDonorMutation();
  const names = { account: gift.giverName, name: gift.donorName };

  const save = (donorId: number | null): Promise<unknown> => {
    const seen = { donationId: gift.id, version: gift.version };
    if (donorId) return name({ variables: { ...seen, donorId } });
    // What they got for it stays as it was noted.
    const input = { isOwnMoney: answer === 'ACCOUNT', benefit: benefitText(gift) };
    return note({ variables: { ...seen, input } });
  };

  const onSubmit = async (event: BaseSyntheticEvent) => {
    event.preventDefault();
    if (!answer) return void (await notify(t('giftAidClaims.chooseWhose')));
    const { donorId } = answer === 'OTHER' ? await choice.settled() : NOBODY;
    if (answer === 'OTHER' && !donorId) return void (await notify(t('giftAidClaims.chooseDonor')));
    await act({ work: () => save(donorId), onDone: onClose, done: t('giftAidClaims.noted') });
  };

  return (
    <FormDialog
      title={t('giftAidClaims.mends.OTHER_NAME')}
      isDirty={answer !== null}
      isBusy={isBusy}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>
        {[dayText(gift.receivedOn, true), gift.typeName, money(gift.pence)].join(' · ')}
      </Typography>
      <Typography id={id} sx={{ mb: 1 }}>
        {t('giftAidClaims.whose', { ...names, account: gift.accountName ?? gift.giverName })}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={answer ?? ''}
        onChange={(_event, value) => setAnswer(value as Answer)}
        sx={{ gap: 1, mb: 1 }}
      >
        {ANSWERS.map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={t(`giftAidClaims.whoseAnswers.${value}`, names)}
          />
        ))}
      </RadioGroup>
      {answer === 'OTHER' && (
        <DonorField label={t('giftAidClaims.donor')} hint={t('giftAidClaims.donorHint')} {...choice.field} />
      )}
      <Typography variant="body2" color="textSecondary" sx={{ my: 1 }}>
        {t('giftAidClaims.whoseCounts', { name: gift.donorName })}
      </Typography>
    </FormDialog>
  );
}
