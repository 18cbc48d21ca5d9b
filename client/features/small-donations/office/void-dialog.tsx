import { ReasonDialog } from '../../../components/office/reason-dialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useVoidSmallClaimMutation, useVoidSmallCollectionMutation } from './small-donations.generated.ts';

interface VoidDialogProps {
  /** Of the collection or claim to void. */
  id: number;
  act: 'voidCollection' | 'voidClaim';
  onClose: () => void;
}

/** Asks why a collection or a claim for small donations counts no more. */
export function VoidDialog({ id, act, onClose }: VoidDialogProps) {
  const { t } = useTranslation();
  const [voidCollection] = useVoidSmallCollectionMutation();
  const [voidClaim] = useVoidSmallClaimMutation();
  const send = act === 'voidCollection' ? voidCollection : voidClaim;
  return (
    <ReasonDialog
      title={t(`smallDonations.${act}`)}
      action={t(`smallDonations.${act}`)}
      lead={t(`smallDonations.${act}Lead`)}
      done={t(act === 'voidCollection' ? 'smallDonations.collectionVoided' : 'smallDonations.voided')}
      field={{ label: t('donations.reason'), hint: t('donations.reasonHint'), rows: 2 }}
      onReason={(reason) => send({ variables: { id, reason } })}
      onConflict={onClose}
      onClose={onClose}
    />
  );
}
