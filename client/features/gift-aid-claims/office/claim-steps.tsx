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
  useUndoGiftAidClaimStepMutation,
  useVoidGiftAidClaimMutation,
} from './gift-aid-claims.generated.ts';

/** What can be done next with a claim. */
export function ClaimSteps({ claim }: { claim: GiftAidClaimDetailFieldsFragment }) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const [asked, setAsked] = useState<'sent' | 'paid'>();
  const [undo] = useUndoGiftAidClaimStepMutation();
  const [paid] = useGiftAidClaimPaidMutation();
  const [voidClaim] = useVoidGiftAidClaimMutation();
  const { id, version, state, taxPence, smallTaxPence } = claim;
  const close = () => setAsked(undefined);
  const undoStep = () =>
    act({ work: () => undo({ variables: { id, version } }), done: t('giftAidClaims.undone') });
  const askToVoid = () =>
    act({
      ask: { question: t('giftAidClaims.voidQuestion'), action: t('giftAidClaims.void') },
      work: () => voidClaim({ variables: { id, version } }),
      done: t('giftAidClaims.voided'),
    });

  if (state === 'VOID') return null;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 3 }}>
      {state === 'PREPARED' && (
        <Button variant="contained" onClick={() => setAsked('sent')}>
          {t('giftAidClaims.sent')}
        </Button>
      )}
      {state === 'SENT' && (
        <Button variant="contained" onClick={() => setAsked('paid')}>
          {t('giftAidClaims.paid')}
        </Button>
      )}
      {state !== 'PREPARED' && (
        <Button variant="outlined" disabled={isBusy} onClick={() => void undoStep()}>
          {t(state === 'PAID' ? 'giftAidClaims.notPaid' : 'giftAidClaims.notSent')}
        </Button>
      )}
      {state !== 'PAID' && (
        <Button variant="outlined" disabled={isBusy} onClick={() => void askToVoid()}>
          {t('giftAidClaims.void')}
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
