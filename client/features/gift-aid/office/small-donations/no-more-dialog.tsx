import { useApolloClient } from '@apollo/client/react';
import { askAgain } from '../../../../graphql/ask-again.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ReasonDialog } from '../../../ledger/office/reason-dialog.tsx';
import {
  useTakeBackSmallClaimMutation,
  useWithdrawSmallCollectionMutation,
} from './small-donations.generated.ts';

interface NoMoreDialogProps {
  /** Of a collection that is withdrawn, or a claim that is taken back. */
  id: number;
  act: 'withdraw' | 'takeBack';
  onClose: () => void;
}

/** Asks why a collection or a claim for small donations counts no more. */
export function NoMoreDialog({ id, act, onClose }: NoMoreDialogProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [withdraw, { loading: isWithdrawing }] = useWithdrawSmallCollectionMutation();
  const [takeBack, { loading: isTakingBack }] = useTakeBackSmallClaimMutation();
  const send = act === 'withdraw' ? withdraw : takeBack;
  return (
    <ReasonDialog
      title={t(`smallDonations.${act}`)}
      action={t(`smallDonations.${act}`)}
      lead={t(`smallDonations.${act}Lead`)}
      doneText={t(act === 'withdraw' ? 'smallDonations.withdrawn' : 'smallDonations.takenBack')}
      isBusy={isWithdrawing || isTakingBack}
      onReason={(reason) => send({ variables: { id, reason } })}
      onConflict={() => askAgain(client)}
      onClose={onClose}
    />
  );
}
