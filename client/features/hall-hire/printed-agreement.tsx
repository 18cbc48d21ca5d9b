import type { ReactNode } from 'react';
import type { HireFields } from '../../../rules/hall-hire.ts';
import { HirePayment } from '../../../rules/hire-states.ts';
import { Letterhead } from '../../components/page/letterhead.tsx';
import { useCurrencySign } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { HallTerms } from './hall-terms.tsx';
import styles from './printed-agreement.module.css';

/** `06/02/2027`, as usual on British forms. */
const dateText = (date: string) => date.split('-').reverse().join('/');

/** A label with the value on a line, or with an empty line to write on. */
function Line({ label, children, span }: { label: string; children?: ReactNode; span?: boolean }) {
  return (
    <div className={`${styles.line} ${span ? styles.whole : ''}`}>
      <span>{label}</span>
      <span className={styles.value}>{children}</span>
    </div>
  );
}

function Tick({ label, checked }: { label: string; checked: boolean }) {
  return (
    <span className={styles.tick}>
      <span className={styles.box}>{checked ? '✓' : ''}</span>
      {label}
    </span>
  );
}

function HireTable({ values }: { values: HireFields }) {
  const { t } = useTranslation();
  const cells = [
    [t('hallHire.purpose'), values.purpose, '24%'],
    [t('hallHire.guests'), values.guests, '13%'],
    [t('hallHire.day'), values.day, '15%'],
    [t('hallHire.date'), dateText(values.date), '15%'],
    [t('hallHire.from'), values.from, '11%'],
    [t('hallHire.to'), values.to, '12%'],
    [t('hallHire.hours'), values.hours, '10%'],
  ] as const;
  return (
    <table>
      <thead>
        <tr>
          {cells.map(([label, , width]) => (
            <th key={label} style={{ width }}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {cells.map(([label, value]) => (
            <td key={label}>{value}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

interface PrintedAgreementProps {
  values: HireFields;
  /** Only for a hire that has been requested. */
  reference?: string;
}

/** The letting agreement on one sheet of A4, with the typed values and empty lines for the rest. */
export function PrintedAgreement({ values, reference }: PrintedAgreementProps) {
  const { t } = useTranslation();
  const sign = useCurrencySign();
  return (
    <div className={styles.sheet}>
      <Letterhead />
      {reference && <div>{t('hallHire.reference', { reference })}</div>}
      <p className={styles.title}>{t('hallHire.agreement')}</p>
      <h2>{t('hallHire.hirer')}</h2>
      <div className={styles.lines}>
        <Line label={t('hallHire.name')} span>
          {values.name}
        </Line>
        <Line label={t('hallHire.address')} span>
          {values.address.trim().replace(/\s*\n\s*/g, ', ')}
        </Line>
        <Line label={t('hallHire.postcode')}>{values.postcode}</Line>
        <Line label={t('hallHire.email')}>{values.email}</Line>
        <Line label={t('hallHire.telephone')}>{values.telephone}</Line>
        <Line label={t('hallHire.mobile')}>{values.mobile}</Line>
      </div>
      <h2>{t('hallHire.hire')}</h2>
      <HireTable values={values} />
      <h2>{t('hallHire.payment')}</h2>
      <div className={styles.lines}>
        <Line label={t('hallHire.deposit', { sign })}>{values.deposit}</Line>
        <Line label={t('hallHire.charges', { sign })}>{values.charges}</Line>
        <Line label={t('hallHire.outstanding', { sign })}>{values.outstanding}</Line>
        <div className={styles.ticks}>
          <span>{t('hallHire.paidBy')}</span>
          <Tick label={t('hallHire.cash')} checked={values.paidBy === HirePayment.CASH} />
          <Tick label={t('hallHire.cheque')} checked={values.paidBy === HirePayment.CHEQUE} />
        </div>
      </div>
      <h2>{t('hallHire.termsTitle')}</h2>
      <HallTerms />
      <div className={styles.signatures}>
        <Line label={t('hallHire.hirerSignature')} />
        <Line label={t('hallHire.date')}>{dateText(values.agreedOn ?? '')}</Line>
        <Line label={t('hallHire.officeSignature')} />
        <Line label={t('hallHire.date')} />
      </div>
    </div>
  );
}
