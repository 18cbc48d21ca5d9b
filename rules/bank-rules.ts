import type { z } from 'zod';
import type { BankSettings } from './bank-details.ts';
import { atMost } from './characters.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { line } from './validation.ts';

const BLANKS_AND_DASHES = /[\s-]/g;

/** The check of ISO 13616: the letters as numbers, the first four characters at the end, modulo 97 is 1. */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder === 1;
}

/** A line that is checked and stored without its blanks and dashes, which people type. */
function bare(isValid: (text: string) => boolean, message: MessageKey) {
  const without = (text: string) => text.replace(BLANKS_AND_DASHES, '').toUpperCase();
  return line()
    .refine((text) => text === '' || isValid(without(text)), message)
    .transform(without);
}

/** How the settings are checked and stored; that they are complete is {@link missingBankDetail}'s. */
export const BANK_RULES = {
  bankAccountName: line().check(atMost(LIMITS.bankAccountNameMaximum)),
  bankSortCode: bare((text) => /^\d{6}$/.test(text), 'invalidSortCode').transform((text) =>
    text.replace(/(\d\d)(?=\d)/g, '$1-'),
  ),
  bankAccountNumber: bare((text) => /^\d{8}$/.test(text), 'invalidAccountNumber'),
  bankIban: bare(isIban, 'invalidIban'),
  bankBic: bare((text) => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text), 'invalidBic'),
} satisfies Record<keyof BankSettings, z.ZodType>;

/** The field that is missing to what is there: half of a bank account is none. */
export function missingBankDetail(settings: { [Name in keyof BankSettings]?: string | null }) {
  const has = (name: keyof BankSettings) => Boolean(settings[name]?.trim());
  const lacks = (name: keyof BankSettings) => !has(name);
  if (has('bankSortCode') && lacks('bankAccountNumber')) return 'bankAccountNumber';
  if (has('bankAccountNumber') && lacks('bankSortCode')) return 'bankSortCode';
  if (has('bankBic') && lacks('bankIban')) return 'bankIban';
  if ((has('bankSortCode') || has('bankIban')) && lacks('bankAccountName')) return 'bankAccountName';
  return undefined;
}
