import { useApolloClient } from '@apollo/client/react';
import { PaidDialog } from '../claims/paid-dialog.tsx';
import { evictSmall } from './evict-small.ts';
import { type SmallClaimFieldsFragment, useSmallClaimPaidMutation } from './small-donations.generated.ts';

interface SmallPaidDialogProps {
  claim: SmallClaimFieldsFragment;
  onClose: () => void;
}

/** Asks when the tax office paid for small donations that were sent by themselves, and how much. */
export function SmallPaidDialog({ claim: { id, taxPence }, onClose }: SmallPaidDialogProps) {
  const { cache } = useApolloClient();
  const [paid, { loading }] = useSmallClaimPaidMutation({ update: evictSmall });
  return (
    <PaidDialog
      awaitedPence={taxPence}
      isBusy={loading}
      reload={async () => evictSmall(cache)}
      onPaid={({ day, amount }) => paid({ variables: { id, day, amount } })}
      onClose={onClose}
    />
  );
}
