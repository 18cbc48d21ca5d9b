import History from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  DONATION_STATUS_CHANGES,
  DonationStatus,
  isPaymentTakenBack,
} from '../../../../rules/donation-states.ts';
import { VisuallyHidden } from '../../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DonationHistoryDialog } from './donation-history-dialog.tsx';
import type { LedgerDonationFieldsFragment } from './donation-ledger.generated.ts';
import { GiveBackDialog } from './give-back-dialog.tsx';
import { statusChangeKey } from './status-change-key.ts';
import { StatusDialog } from './status-dialog.tsx';

/** Buttons for the possible changes of a donation's status and for its history (D32). */
export function LedgerActions({ donation }: { donation: LedgerDonationFieldsFragment }) {
  const { t } = useTranslation();
  const [target, setTarget] = useState<DonationStatus>();
  const [showsHistory, setShowsHistory] = useState(false);
  // What was given back in part had come; that it was not, is said in the history first.
  const steps = DONATION_STATUS_CHANGES[donation.status].filter(
    (to) => donation.refundedPence === 0 || !isPaymentTakenBack(donation.status, to),
  );
  const about = <VisuallyHidden> {donation.reference}</VisuallyHidden>;
  return (
    <>
      {steps.map((status) => (
        <Button key={status} variant="outlined" onClick={() => setTarget(status)} sx={{ mr: 1, mb: 1 }}>
          {t(`donations.set.${statusChangeKey(donation.status, status)}`)}
          {about}
        </Button>
      ))}
      <Button startIcon={<History />} onClick={() => setShowsHistory(true)}>
        {t('donations.history')}
        {about}
      </Button>
      {target &&
        (target === DonationStatus.REFUNDED && !donation.isPaidByCard ? (
          <GiveBackDialog donation={donation} onClose={() => setTarget(undefined)} />
        ) : (
          <StatusDialog donation={donation} status={target} onClose={() => setTarget(undefined)} />
        ))}
      {showsHistory && <DonationHistoryDialog id={donation.id} onClose={() => setShowsHistory(false)} />}
    </>
  );
}
