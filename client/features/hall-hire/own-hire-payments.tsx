import { hasBankDetails, ibanText } from '../../../rules/bank-details.ts';
import { HireStatus } from '../../../rules/hire-states.ts';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useDayText } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './own-hire.module.css';
import type { OwnHireProps } from './own-hire-state.tsx';

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
  const open = charges.find(({ state }) => state === 'OPEN');
  const rows = [
    bank.bankAccountName,
    bank.bankSortCode,
    bank.bankAccountNumber,
    ibanText(bank.bankIban),
    bank.bankBic,
  ];
  return (
    <section className={`card ${styles.card}`}>
      <h2 className="text-h3">{t('ownHire.pay')}</h2>
      <dl className={styles.rows}>
        {charges.map(({ kind, pence, paidPence, returnedPence, dueOn, state }) => (
          <div key={kind}>
            <dt>{t(`ownHire.kinds.${kind === 'DEPOSIT' ? 'DEPOSIT' : 'HIRE'}`)}</dt>
            <dd>
              {state === 'OPEN'
                ? t('ownHire.dueOn', { amount: money(pence - paidPence), day: day(dueOn) })
                : `${money(paidPence)}, ${t('ownHire.paid')}`}
              {returnedPence > 0 && `; ${t('ownHire.returned', { amount: money(returnedPence) })}`}
            </dd>
          </div>
        ))}
      </dl>
      {open && (
        <>
          <p>
            <strong>{t('ownHire.payReference', { reference: open.reference })}</strong>
          </p>
          {hasBankDetails(bank) && (
            <>
              <p>{t('ownHire.payTo')}</p>
              <p className={styles.text}>{rows.filter(Boolean).join('\n')}</p>
            </>
          )}
        </>
      )}
    </section>
  );
}
