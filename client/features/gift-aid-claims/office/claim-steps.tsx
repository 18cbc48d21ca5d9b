import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PaidDialog } from '../../gift-aid/office/paid-dialog.tsx';
import { ClaimSentDialog } from './claim-sent-dialog.tsx';
import {
  type GiftAidClaimDetailFieldsFragment,
  useGiftAidClaimPaidMutation,
  useTakeBackGiftAidClaimStepMutation,
  useUndoGiftAidClaimMutation,
} from './gift-aid-claims.generated.ts';

/** What can be done next with a claim. */
export function ClaimSteps({ claim }: { claim: GiftAidClaimDetailFieldsFragment }) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const [asked, setAsked] = useState<'sent' | 'paid'>();
  const [takeBack] = useTakeBackGiftAidClaimStepMutation();
  const [paid] = useGiftAidClaimPaidMutation();
  const [undo] = useUndoGiftAidClaimMutation();
  const { id, version, state, taxPence, smallTaxPence } = claim;
  const close = () => setAsked(undefined);
  const undoStep = () =>
    act({ work: () => takeBack({ variables: { id, version } }), done: t('giftAidClaims.takenBack') });
  const undoClaim = () =>
    act({
      ask: { question: t('giftAidClaims.undoQuestion'), action: t('giftAidClaims.undo') },
      work: () => undo({ variables: { id, version } }),
      done: t('giftAidClaims.undone'),
    });

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
        <Button variant="outlined" disabled={isBusy} onClick={() => void undoStep()}>
          {t(state === 'PAID' ? 'giftAidClaims.notPaid' : 'giftAidClaims.notSent')}
        </Button>
      )}
      {state !== 'PAID' && (
        <Button variant="outlined" disabled={isBusy} onClick={() => void undoClaim()}>
          {t('giftAidClaims.undo')}
        </Button>
      )}
      {asked === 'sent' && <ClaimSentDialog claim={claim} onClose={close} />}
      {asked === 'paid' && (
        <PaidDialog
          awaitedPence={taxPence + smallTaxPence}
          onPaid={({ day, amount }) => paid({ variables: { id, version, day, amount } })}
          onClose={close}
        />
      )}
    </Stack>
  );
}
