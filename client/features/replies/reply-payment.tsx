import { DonationFrequency } from '../../../rules/donation-states.ts';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useDayText } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { GiftPayment } from '../giving/gift-payment.tsx';
import type { OwnReply } from './own-reply.ts';
import styles from './reply.module.css';

/** What is to be paid for the places, until when and how; or that it has been paid. */
export function ReplyPayment({ charge }: { charge: NonNullable<OwnReply['charge']> }) {
  const { t } = useTranslation();
  const money = useShortMoney();
  const dayText = useDayText('full');
  const { pence, paidPence, returnedPence, payBy, reference } = charge;
  const owed = pence - (paidPence - returnedPence);
  if (owed <= 0) return <p className="text-strong">{t('replies.paid')}</p>;
  return (
    <section className={styles.payment}>
      <h2 className="text-h3">{t('replies.pay', { amount: money(owed) })}</h2>
      <p>{payBy ? t('replies.payBy', { day: dayText(payBy) }) : t('replies.payAtDoor')}</p>
      <GiftPayment donation={{ amountPence: owed, reference, frequency: DonationFrequency.ONCE }} />
    </section>
  );
}
