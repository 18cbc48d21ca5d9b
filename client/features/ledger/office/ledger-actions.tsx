import History from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import {
  DONATION_STATUS_CHANGES,
  DonationStatus,
  isPaymentUndone,
  refusedChange,
} from '../../../../rules/donation-states.ts';
import { VisuallyHidden } from '../../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DonationHistoryDialog } from './donation-history-dialog.tsx';
import type { LedgerDonationFieldsFragment } from './donation-ledger.generated.ts';
import { LedgerMenu } from './ledger-menu.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { type Refused, RefusedStep } from './refused-step.tsx';
import { statusChangeKey } from './status-change-key.ts';
import { StatusDialog } from './status-dialog.tsx';

type Donation = LedgerDonationFieldsFragment;

/** A card has room for all of it, a row of the table only for what is done every day. */
const ON_CARDS = { display: { lg: 'none' } } as const;

/** The changes of its status that are offered, and those that are not possible. */
function stepsOf(donation: Donation) {
  const steps = DONATION_STATUS_CHANGES[donation.status].map((step) => {
    return { step, refusal: refusedChange(donation.status, step, donation) };
  });
  return {
    offered: steps.flatMap(({ step, refusal }) => (refusal ? [] : step)),
    refused: steps.filter((one): one is Refused => one.refusal !== undefined),
  };
}

/** What is done every day: it goes on to Paid, or is opened again. */
function isUsual(from: DonationStatus, to: DonationStatus): boolean {
  return to === DonationStatus.PAID || (to === DonationStatus.PENDING && !isPaymentUndone(from, to));
}

/** The possible changes of a donation's status and its history, and why a change is not possible. */
export function LedgerActions({ donation }: { donation: Donation }) {
  const { t } = useTranslation();
  const [target, setTarget] = useState<DonationStatus>();
  const [showsHistory, setShowsHistory] = useState(false);
  const { status, reference } = donation;
  const { offered, refused } = stepsOf(donation);
  const [first] = refused;
  const about = <VisuallyHidden> {reference}</VisuallyHidden>;
  const openHistory = () => setShowsHistory(true);
  return (
    <>
      {offered.map((step) => (
        <Button
          key={step}
          variant="outlined"
          onClick={() => setTarget(step)}
          sx={[{ mr: 1, mb: { xs: 1, lg: 0 } }, !isUsual(status, step) && ON_CARDS]}
        >
          {t(`donations.set.${statusChangeKey(status, step)}`)}
          {about}
        </Button>
      ))}
      <Button startIcon={<History />} onClick={openHistory} sx={ON_CARDS}>
        {t('donations.history')}
        {about}
      </Button>
      <IconButton
        title={t('donations.history')}
        aria-label={`${t('donations.history')} ${reference}`}
        onClick={openHistory}
        sx={{ display: { xs: 'none', lg: 'inline-flex' } }}
      >
        <History />
      </IconButton>
      <LedgerMenu
        donation={donation}
        steps={offered.filter((step) => !isUsual(status, step))}
        refused={refused}
        onStep={setTarget}
      />
      {first && <RefusedStep refusal={first.refusal} donation={donation} sx={ON_CARDS} />}
      {target &&
        (target === DonationStatus.REFUNDED && !donation.isPaidByCard ? (
          <RefundDialog donation={donation} onClose={() => setTarget(undefined)} />
        ) : (
          <StatusDialog donation={donation} status={target} onClose={() => setTarget(undefined)} />
        ))}
      {showsHistory && <DonationHistoryDialog id={donation.id} onClose={() => setShowsHistory(false)} />}
    </>
  );
}
