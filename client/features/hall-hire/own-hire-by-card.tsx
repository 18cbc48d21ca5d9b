import { CardOffer } from '../../../rules/card-offer.ts';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CardButton } from '../cards/pay-by-card.tsx';
import { useCardState } from '../cards/use-card-state.ts';
import { usePayHireByCardMutation } from './own-hire.generated.ts';
import styles from './own-hire.module.css';
import type { OwnCharge, OwnHireProps } from './own-hire-props.ts';

function ChargeByCard({
  charge,
  token,
  reload,
}: { charge: OwnCharge } & Omit<OwnHireProps, 'hire' | 'facts'>) {
  const { t } = useTranslation();
  const amount = useShortMoney()(charge.openPence);
  const state = useCardState(charge.card, reload, { done: String(charge.id) });
  const [pay] = usePayHireByCardMutation({ variables: { token, chargeId: charge.id } });
  const kind = t(`ownHire.kinds.${charge.kind === 'DEPOSIT' ? 'DEPOSIT' : 'HIRE'}`);
  if (state !== CardOffer.OFFERED)
    return (
      <p role="status">
        <strong>{kind}:</strong> {t(state === CardOffer.UNDER_WAY ? 'cards.underWay' : 'cards.checking')}
      </p>
    );
  return (
    <p>
      <CardButton
        label={`${kind}: ${t('cards.pay', { amount })}`}
        start={async () => (await pay()).data?.payHireByCard}
      />
    </p>
  );
}

/** What is open of a hire, paid by card on the page of a company: its deposit and its charges one by one. */
export function OwnHireByCard({ hire, token, reload }: Omit<OwnHireProps, 'facts'>) {
  const { t } = useTranslation();
  return (
    <section className={`card ${styles.card}`}>
      <h2 className="text-h3">{t('cards.title')}</h2>
      <p>{t('cards.hint')}</p>
      {hire.charges
        .filter(({ card }) => card !== CardOffer.NOT_OFFERED)
        .map((charge) => (
          <ChargeByCard key={charge.id} charge={charge} token={token} reload={reload} />
        ))}
    </section>
  );
}
