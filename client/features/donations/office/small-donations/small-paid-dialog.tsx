import { PaidDialog } from '../gift-aid-claims/paid-dialog.tsx';
import { evictSmall } from './evict-small.ts';
import { type SmallClaimFieldsFragment, useSmallClaimPaidMutation } from './small-donations.generated.ts';

interface SmallPaidDialogProps {
  claim: SmallClaimFieldsFragment;
  onClose: () => void;
}

/** Asks when the tax office paid for small donations that were sent by themselves, and how much. */
export function SmallPaidDialog({ claim: { id, taxPence }, onClose }: SmallPaidDialogProps) {
  const [paid, { loading }] = useSmallClaimPaidMutation({ update: evictSmall });
  return (
    <PaidDialog
      awaitedPence={taxPence}
      isBusy={loading}
      onPaid={({ day, amount }) => paid({ variables: { id, day, amount } })}
      onClose={onClose}
    />
  );
}
