import type { BankSettings } from '../../../rules/bank-details.ts';
import { poundsText } from '../../../rules/money.ts';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CopyButton } from '../ledger/copy-button.tsx';
import { bankDetails } from './bank-details.ts';
import styles from './bank-rows.module.css';

interface BankRowsProps {
  bank: BankSettings;
  /** Left out where more than one amount may be paid. */
  amountPence?: number;
  reference: string;
}

/** What a bank asks for a transfer, large enough to be typed off, each with a button that copies it. */
export function BankRows({ bank, amountPence, reference }: BankRowsProps) {
  const { t } = useTranslation();
  const money = useShortMoney();
  const rows = [
    ...bankDetails(t, bank),
    // Copied without its sign, as banks take it.
    ...(amountPence === undefined
      ? []
      : [{ label: t('donations.sum'), text: money(amountPence), copied: poundsText(amountPence) }]),
    { label: t('donations.reference'), text: reference, copied: reference },
  ];
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, text, copied }) => (
        <div key={label} className={styles.row}>
          <dt className="text-small text-soft">{label}</dt>
          <dd className={styles.value}>
            {text}
            <CopyButton text={copied} about={label} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
