import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useErrorText } from '../../../../components/dialogs/message-text.ts';
import { useConfirm, useNotify } from '../../../../components/dialogs/notify.tsx';
import { useDoneNotice } from '../../../../components/office/done-notice.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ClaimSentDialog } from './claim-sent-dialog.tsx';
import {
  type GiftAidClaimDetailFieldsFragment,
  useGiftAidClaimPaidMutation,
  useTakeBackGiftAidClaimStepMutation,
  useUndoGiftAidClaimMutation,
} from './gift-aid-claims.generated.ts';
import { PaidDialog } from './paid-dialog.tsx';

interface ClaimStepsProps {
  claim: GiftAidClaimDetailFieldsFragment;
  reload: () => Promise<unknown>;
}

/** What can be done next with a claim. */
export function ClaimSteps({ claim, reload }: ClaimStepsProps) {
  const { t } = useTranslation();
  const done = useDoneNotice();
  const notify = useNotify();
  const confirm = useConfirm();
  const errorText = useErrorText();
  const [asked, setAsked] = useState<'sent' | 'paid'>();
  const [takeBack, { loading: isTakingBack }] = useTakeBackGiftAidClaimStepMutation();
  const [paid, { loading: isPaying }] = useGiftAidClaimPaidMutation();
  const [undo, { loading: isUndoing }] = useUndoGiftAidClaimMutation();
  const { id, version, state, taxPence, smallTaxPence } = claim;
  const close = () => setAsked(undefined);
  const isBusy = isTakingBack || isUndoing;

  const act = async (send: typeof undo | typeof takeBack, text: string) => {
    try {
      await send({ variables: { id, version } });
      done({ text });
    } catch (error) {
      await notify(errorText(error));
      await reload();
    }
  };
  const undoClaim = async () => {
    if (await confirm(t('giftAidClaims.undoQuestion'))) await act(undo, t('giftAidClaims.undone'));
  };

  if (state === 'UNDONE') return null;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 3 }}>
      {state === 'MADE' && (
        <Button variant="contained" onClick={() => setAsked('sent')}>
          {t('giftAidClaims.sent')}
        </Button>
      )}
      {state === 'SENT' && (
        <Button variant="contained" onClick={() => setAsked('paid')}>
          {t('giftAidClaims.paid')}
        </Button>
      )}
      {state !== 'MADE' && (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => void act(takeBack, t('giftAidClaims.takenBack'))}
        >
          {t(state === 'PAID' ? 'giftAidClaims.notPaid' : 'giftAidClaims.notSent')}
        </Button>
      )}
      {state !== 'PAID' && (
        <Button variant="outlined" disabled={isBusy} onClick={() => void undoClaim()}>
          {t('giftAidClaims.undo')}
        </Button>
      )}
      {asked === 'sent' && <ClaimSentDialog claim={claim} onClose={close} reload={reload} />}
      {asked === 'paid' && (
        <PaidDialog
          awaitedPence={taxPence + smallTaxPence}
          isBusy={isPaying}
          onPaid={({ day, amount }) => paid({ variables: { id, version, day, amount } })}
          reload={reload}
          onClose={close}
        />
      )}
    </Stack>
  );
}
