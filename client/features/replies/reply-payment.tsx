import { CardOffer } from '../../../rules/card-offer.ts';
import { DonationFrequency } from '../../../rules/donation-states.ts';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useDayText } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PayByCard } from '../cards/pay-by-card.tsx';
import { useCardState } from '../cards/use-card-state.ts';
import { GiftPayment } from '../giving/gift-payment.tsx';
import { useOwnReplyQuery, usePayReplyByCardMutation } from './own-reply.generated.ts';
import type { OwnReply } from './own-reply.ts';
import styles from './reply.module.css';

interface ReplyPaymentProps {
  charge: NonNullable<OwnReply['charge']>;
  card: CardOffer;
  /** Of the private link. */
  token: string;
}

/** What is to be paid for the places, until when and how; or that it has been paid. */
export function ReplyPayment({ charge, card, token }: ReplyPaymentProps) {
  const { t } = useTranslation();
  const money = useShortMoney();
  const dayText = useDayText('full');
  const { refetch } = useOwnReplyQuery({ variables: { token } });
  const state = useCardState(card, refetch);
  const [payByCard] = usePayReplyByCardMutation({ variables: { token } });
  const { openPence, payBy, reference } = charge;
  const isBeingPaid = state === 'CHECKING' || state === CardOffer.UNDER_WAY;
  if (openPence === 0) return <p className="text-strong">{t('replies.paid')}</p>;
  return (
    <section className={styles.payment}>
      <h2 className="text-h3">{t('replies.pay', { amount: money(openPence) })}</h2>
      <p>{payBy ? t('replies.payBy', { day: dayText(payBy) }) : t('replies.payAtDoor')}</p>
      <PayByCard
        state={state}
        amountPence={openPence}
        start={async () => (await payByCard()).data?.payReplyByCard}
      />
      {!isBeingPaid && (
        <GiftPayment
          donation={{ amountPence: openPence, reference, frequency: DonationFrequency.ONCE }}
          isByCard={state !== CardOffer.NOT_OFFERED}
        />
      )}
    </section>
  );
}
