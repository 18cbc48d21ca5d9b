import { ReasonDialog } from '../../../components/office/reason-dialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
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
  const [withdraw] = useWithdrawSmallCollectionMutation();
  const [takeBack] = useTakeBackSmallClaimMutation();
  const send = act === 'withdraw' ? withdraw : takeBack;
  return (
    <ReasonDialog
      title={t(`smallDonations.${act}`)}
      action={t(`smallDonations.${act}`)}
      lead={t(`smallDonations.${act}Lead`)}
      done={t(act === 'withdraw' ? 'smallDonations.withdrawn' : 'smallDonations.takenBack')}
      field={{ label: t('donations.reason'), hint: t('donations.reasonHint'), rows: 2 }}
      onReason={(reason) => send({ variables: { id, reason } })}
      onConflict={onClose}
      onClose={onClose}
    />
  );
}
