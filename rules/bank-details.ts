/** Where money for the association goes, as the site settings have it; what is not filled in is empty. */
export interface BankSettings {
  bankAccountName: string;
  /** `20-00-00`; in other countries what they have instead, or the names of bank and branch. */
  bankSortCode: string;
  bankAccountNumber: string;
  /** Without blanks. */
  bankIban: string;
  bankBic: string;
}

/** The site settings that say where people pay to: whoever changes one of them types their password again. */
export const PAYEE_SETTINGS = [
  'paymentUrl',
  'bankAccountName',
  'bankSortCode',
  'bankAccountNumber',
  'bankIban',
  'bankBic',
] as const satisfies readonly ('paymentUrl' | keyof BankSettings)[];

export type PayeeSettings = Record<(typeof PAYEE_SETTINGS)[number], string>;

/** Whether somebody can pay by bank with what the settings say. */
export function hasBankDetails(settings: BankSettings): boolean {
  const { bankAccountName, bankAccountNumber, bankIban } = settings;
  return bankAccountName !== '' && (bankAccountNumber !== '' || bankIban !== '');
}

/** An IBAN in groups of four, as people read it. */
export function ibanText(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

/**
 * The text of a QR code by which apps of banks in the single euro payments area fill in a transfer, as EPC069-12 has it;
 * null where the standard does not fit.
 * @param payment the amount in cents, and what to quote
 */
export function transferCode(
  { bankAccountName, bankIban, bankBic }: BankSettings,
  { currency, amountPence, reference }: { currency: string; amountPence: number; reference: string },
): string | null {
  if (currency !== 'EUR' || bankIban === '' || bankAccountName === '') return null;
  const amount = `EUR${(amountPence / 100).toFixed(2)}`;
  return ['BCD', '002', '1', 'SCT', bankBic, bankAccountName, bankIban, amount, '', '', reference].join('\n');
}
