import { PaidDialog } from '../../gift-aid/office/paid-dialog.tsx';
import { type SmallClaimFieldsFragment, useSmallClaimPaidMutation } from './small-donations.generated.ts';

interface SmallPaidDialogProps {
  claim: SmallClaimFieldsFragment;
  onClose: () => void;
}

/** Asks when the tax office paid for small donations that were sent by themselves, and how much. */
export function SmallPaidDialog({ claim: { id, taxPence }, onClose }: SmallPaidDialogProps) {
  const [paid] = useSmallClaimPaidMutation();
  return (
    <PaidDialog
      awaitedPence={taxPence}
      onPaid={({ day, amount }) => paid({ variables: { id, day, amount } })}
      onClose={onClose}
    />
  );
}
