import { type BankSettings, ibanText } from '../../../rules/bank-details.ts';
import { poundsText } from '../../../rules/money.ts';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CopyButton } from '../ledger/copy-button.tsx';
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
    [t('gift.accountName'), bank.bankAccountName],
    [t('gift.sortCode'), bank.bankSortCode],
    [t('gift.accountNumber'), bank.bankAccountNumber],
    [t('gift.iban'), ibanText(bank.bankIban), bank.bankIban],
    [t('gift.bic'), bank.bankBic],
    // Copied without its sign, as banks take it.
    ...(amountPence === undefined
      ? []
      : [[t('donations.sum'), money(amountPence), poundsText(amountPence)] as const]),
    [t('donations.reference'), reference],
  ] as const;
  return (
    <dl className={styles.rows}>
      {rows
        .filter(([, text]) => text !== '')
        .map(([label, text, copied = text]) => (
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
