import { Moment } from '../../components/page/moment.tsx';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { StopMonthly } from '../ledger/stop-monthly.tsx';
import { type GiftQuery, useEndMonthlyByCardMutation } from './gift.generated.ts';
import styles from './gift.module.css';

interface GiftByCardProps {
  gift: NonNullable<GiftQuery['gift']>;
  /** Of its private link. */
  token: string;
}

/** Of a gift that is taken every month by card: whether it goes on, and how its donor ends it. */
export function GiftByCard({ gift: { amountPence, cardSubscription }, token }: GiftByCardProps) {
  const { t } = useTranslation();
  const amount = useShortMoney()(amountPence);
  const [end] = useEndMonthlyByCardMutation({ variables: { token } });
  if (!cardSubscription) return null;
  const { state, stateSince } = cardSubscription;
  const isOver = state === 'ENDED';
  return (
    <section className={`card form-card not-printed ${styles.card}`}>
      <h2 className="text-h2">{t('cards.monthly')}</h2>
      <p className="text-body">{t(`gift.monthly.${state}`, { amount })}</p>
      {isOver && (
        <p className="text-body text-soft">
          <Moment at={stateSince} />
        </p>
      )}
      {!isOver && <StopMonthly question={t('gift.monthly.ask', { amount })} stop={end} />}
    </section>
  );
}
