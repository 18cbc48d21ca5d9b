import { CardOffer } from '../../../rules/card-offer.ts';
import { HireStatus } from '../../../rules/hire-states.ts';
import { hoursText } from '../../../rules/time-texts.ts';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useMomentDay } from '../../i18n/dates.ts';
import { loadTextFiles } from '../../i18n/load-texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OwnAgreement } from './own-agreement.tsx';
import styles from './own-hire.module.css';
import { OwnHireActs } from './own-hire-acts.tsx';
import { OwnHirePayments } from './own-hire-payments.tsx';
import type { OwnHireProps } from './own-hire-props.ts';

/** Loaded for those who can pay by card, with its texts. */
const OwnHireByCard = lazyPart(async () => {
  await loadTextFiles(['donations']);
  return (await import('./own-hire-by-card.tsx')).OwnHireByCard;
});

function Facts({ hire }: Pick<OwnHireProps, 'hire'>) {
  const { t, language } = useTranslation();
  const money = useShortMoney();
  const day = useMomentDay('full');
  const { startsAt, endsAt, purpose, guests, chargesPence, depositPence } = hire;
  const rows = [
    [t('ownHire.when'), `${day(startsAt)}, ${hoursText({ startsAt, endsAt }, language)}`],
    [t('ownHire.rooms'), hire.roomNames],
    [t('hallHire.purpose'), purpose],
    [t('hallHire.guests'), guests === null ? '' : String(guests)],
    [t('ownHire.price'), chargesPence ? money(chargesPence) : ''],
    [t('ownHire.deposit'), depositPence ? money(depositPence) : ''],
  ] as const;
  return (
    <dl className={styles.rows}>
      {rows
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="text-break">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const STATES: Partial<Record<HireStatus, string>> = {
  REQUESTED: styles.REQUESTED,
  ACCEPTED: styles.ACCEPTED,
};

/** Where a booking stands, what to pay, the agreement, and what its hirer can do now. */
export function OwnHireState(props: OwnHireProps) {
  const { t } = useTranslation();
  const { hire } = props;
  const { status, declineReason, wish, reference } = hire;
  const isLive = status === HireStatus.REQUESTED || status === HireStatus.ACCEPTED;
  return (
    <div className={styles.parts}>
      <div className={`${styles.state} ${STATES[status] ?? ''}`} role="status">
        <p>{t(`ownHire.state.${status}`)}</p>
        {!isLive && declineReason && <p>{t('ownHire.reason', { reason: declineReason })}</p>}
        {wish && <p className="text-break">{t('ownHire.wished', { wish })}</p>}
      </div>
      <section className={`card ${styles.card}`}>
        <h2 className="text-h3">{t('hallHire.reference', { reference })}</h2>
        <Facts hire={hire} />
      </section>
      {status !== HireStatus.DECLINED && <OwnHirePayments {...props} />}
      {hire.charges.some(({ card }) => card !== CardOffer.NOT_OFFERED) && <OwnHireByCard {...props} />}
      {(isLive || hire.agreementAcceptedAt) && <OwnAgreement {...props} />}
      {isLive && <OwnHireActs {...props} />}
    </div>
  );
}
