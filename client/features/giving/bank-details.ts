import { bankCodeKind } from '../../../rules/bank-codes.ts';
import { type BankSettings, ibanText } from '../../../rules/bank-details.ts';
import type { Texts } from '../../i18n/texts.ts';

interface BankDetail {
  label: string;
  text: string;
  /** As a bank takes it. */
  copied: string;
}

/** What there is of the details of an account, by the names that they have in the association's country. */
export function bankDetails(
  t: Texts['t'],
  { bankAccountName, bankSortCode, bankAccountNumber, bankIban, bankBic }: BankSettings,
): BankDetail[] {
  const details = [
    [t('bankAccount.name'), bankAccountName],
    [t(`bankAccount.code.${bankCodeKind()}`), bankSortCode],
    [t('bankAccount.number'), bankAccountNumber],
    [t('bankAccount.iban'), ibanText(bankIban), bankIban],
    [t('bankAccount.bic'), bankBic],
  ] as const;
  return details
    .map(([label, text, copied = text]) => ({ label, text, copied }))
    .filter(({ text }) => text !== '');
}
