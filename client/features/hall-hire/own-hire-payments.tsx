import { hasBankDetails } from '../../../rules/bank-details.ts';
import { HireStatus } from '../../../rules/hire-states.ts';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useDayText } from '../../i18n/dates.ts';
import { loadTextFiles } from '../../i18n/load-texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './own-hire.module.css';
import type { OwnCharge, OwnHireProps } from './own-hire-props.ts';

const BankRows = lazyPart(async () => {
  await loadTextFiles(['gift', 'donations', 'bank-account']);
  return (await import('../giving/bank-rows.tsx')).BankRows;
});

/** What is asked, until when and with which reference, and what has been paid of it. */
export function OwnHirePayments({ hire, facts: { siteSettings: bank } }: OwnHireProps) {
  const { t } = useTranslation();
  const money = useShortMoney();
  const day = useDayText('long');
  const charges = hire.charges.filter(({ state, paidPence }) => state !== 'VOID' || paidPence > 0);
  if (charges.length === 0)
    return hire.status === HireStatus.CANCELLED ? null : (
      <section className={`card ${styles.card}`}>
        <h2 className="text-h3">{t('ownHire.pay')}</h2>
        <p>{t('ownHire.nothingToPay')}</p>
      </section>
    );
  function textsOf({ state, paidPence, openPence, returnedPence, returnablePence, dueOn }: OwnCharge) {
    const isVoid = state === 'VOID';
    const paid = `${money(paidPence)}, ${t('ownHire.paid')}`;
    return [
      state === 'OPEN' ? t('ownHire.dueOn', { amount: money(openPence), day: day(dueOn) }) : paid,
      isVoid && t('ownHire.void'),
      returnedPence > 0 && t('ownHire.returned', { amount: money(returnedPence) }),
      isVoid && returnablePence > 0 && t('ownHire.toReturn', { amount: money(returnablePence) }),
    ].filter(Boolean);
  }
  const open = charges.find(({ state }) => state === 'OPEN');
  return (
    <section className={`card ${styles.card}`}>
      <h2 className="text-h3">{t('ownHire.pay')}</h2>
      <dl className={styles.rows}>
        {charges.map((charge) => (
          <div key={charge.id}>
            <dt>{t(`ownHire.kinds.${charge.kind === 'DEPOSIT' ? 'DEPOSIT' : 'HIRE'}`)}</dt>
            <dd>{textsOf(charge).join('; ')}</dd>
          </div>
        ))}
      </dl>
      {open && !hasBankDetails(bank) && (
        <p>
          <strong>{t('ownHire.payReference', { reference: open.reference })}</strong>
        </p>
      )}
      {open && hasBankDetails(bank) && (
        <>
          <p className={styles.payTo}>{t('ownHire.payTo')}</p>
          <BankRows bank={bank} reference={open.reference} />
        </>
      )}
    </section>
  );
}
