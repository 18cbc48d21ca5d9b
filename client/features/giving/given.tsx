import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CardOffer } from '../../../rules/card-offer.ts';
import { DonationFrequency, DonationStatus } from '../../../rules/donation-states.ts';
import type { DeclarationCover } from '../../../rules/gift-aid.ts';
import type { Fact } from '../../components/page/fact-rows.tsx';
import { useUsedParts } from '../../components/page/page-parts.ts';
import { useDayText } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PayByCard } from '../cards/pay-by-card.tsx';
import { useCardState } from '../cards/use-card-state.ts';
import { DonationFacts } from '../ledger/donation-facts.tsx';
import { StatusLabel } from '../ledger/status-label.tsx';
import type { GiftQuery } from './gift.generated.ts';
import styles from './gift.module.css';
import { GiftPayment } from './gift-payment.tsx';

/** What both who has an account and who has a private link see of a donation. */
type Shown = Pick<
  NonNullable<GiftQuery['gift']>,
  | 'reference'
  | 'typeName'
  | 'amountPence'
  | 'frequency'
  | 'status'
  | 'createdAt'
  | 'receivedOn'
  | 'receiptNumber'
  | 'refundedPence'
  | 'refundedOn'
  | 'card'
> & {
  textLanguages: { typeName: string };
  /** Of one by the form for everybody. */
  sponsorship?: NonNullable<GiftQuery['gift']>['sponsorship'];
};

const TONES = {
  [DonationStatus.PENDING]: 'alert-warning',
  [DonationStatus.PAID]: 'alert-success',
  [DonationStatus.CANCELLED]: 'alert-info',
  [DonationStatus.REFUNDED]: 'alert-info',
} as const satisfies Record<DonationStatus, string>;

function SponsorshipFact({ when, note }: { when: string; note: string | null }) {
  return (
    <>
      <strong>{when}</strong>
      {note && (
        <>
          <br />
          {note}
        </>
      )}
    </>
  );
}

function Facts({ donation }: { donation: Shown }) {
  const { t } = useTranslation();
  const { frequency, receiptNumber, sponsorship } = donation;
  const isMonthly = frequency === DonationFrequency.MONTHLY;
  const dayText = useDayText('full');
  const sponsored: Fact[] = sponsorship
    ? [
        [
          t('sponsors.dayFact'),
          <SponsorshipFact
            key="day"
            when={t('sponsors.when', { day: dayText(sponsorship.day), slot: sponsorship.slot })}
            note={
              !sponsorship.isHeld
                ? t('sponsors.released')
                : sponsorship.payBy && t('sponsors.payBy', { day: dayText(sponsorship.payBy) })
            }
          />,
        ],
      ]
    : [];
  const often: Fact = [t('gift.frequency'), t(`gift.frequencies.${frequency}`)];
  return (
    <DonationFacts
      donation={donation}
      isShort
      who={isMonthly ? [often] : []}
      more={[...sponsored, ...(receiptNumber ? [[t('donations.receipt'), receiptNumber] as const] : [])]}
    />
  );
}

/** To whoever has just given, what was declared; the page itself tells nobody who comes later. */
function DeclaredNow({ isCertain }: { isCertain: boolean }) {
  const { t } = useTranslation();
  const { giftAid } = (useLocation().state ?? {}) as { giftAid?: DeclarationCover };
  if (!giftAid) return null;
  const isForThis = isCertain || giftAid === 'THIS_GIFT';
  return (
    <p role="alert" className={`alert alert-info ${styles.large}`}>
      {t(isForThis ? 'gift.giftAid' : 'gift.giftAidToConfirm')}
    </p>
  );
}

interface GivenProps {
  donation: Shown;
  /** Whether it is in the account of whoever looks. */
  isOwn: boolean;
  /** Asks for the address of the page to pay on by card. */
  start: () => Promise<string | null | undefined>;
  refetch: () => Promise<unknown>;
  /** Between what was given and how it is paid. */
  children?: ReactNode;
}

/** What follows a donation, for everybody: its state, what was declared, and how to pay it. */
export function Given({ donation, isOwn, start, refetch, children }: GivenProps) {
  const { t } = useTranslation();
  const { amountPence, status } = donation;
  const card = useCardState(donation.card, refetch, {
    isOpen: status === DonationStatus.PENDING && donation.card !== CardOffer.UNDER_WAY,
  });
  const isBeingPaid = card === 'CHECKING' || card === CardOffer.UNDER_WAY;
  const isToPay = status === DonationStatus.PENDING && !isBeingPaid;
  // While the association uses no donations, nobody could enter what comes.
  const isInUse = useUsedParts()('donations');
  return (
    <>
      {!isBeingPaid && (
        <p role="alert" className={`alert ${TONES[status]} ${styles.large}`}>
          {t(isToPay && !isInUse ? 'gift.noDonationsNow' : `gift.state.${status}`)}
        </p>
      )}
      <DeclaredNow isCertain={isOwn} />
      <PayByCard state={card} amountPence={amountPence} start={start} />
      <div className={`card form-card ${styles.card}`}>
        <Facts donation={donation} />
        <p className="text-body">
          <StatusLabel status={status} />
        </p>
      </div>
      {children}
      {isToPay && isInUse && <GiftPayment donation={donation} isByCard={card !== CardOffer.NOT_OFFERED} />}
    </>
  );
}
