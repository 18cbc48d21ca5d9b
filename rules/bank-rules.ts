import type { z } from 'zod';
import { type BankCodeKind, bankCodeKind } from './bank-codes.ts';
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

/** Without its blanks and dashes, which people type. */
const bareText = (text: string) => text.replace(BLANKS_AND_DASHES, '').toUpperCase();

/** A line that is checked and stored without its blanks and dashes. */
function bare(isValid: (text: string) => boolean, message: MessageKey) {
  return line()
    .refine((text) => text === '' || isValid(bareText(text)), message)
    .transform(bareText);
}

/** A line that is checked by {@link checkBankAccount}, because its spelling is the country's. */
const ofTheCountry = (maximum: number) => line().check(atMost(maximum));

/** How the settings are checked and stored, each by itself. */
export const BANK_RULES = {
  bankAccountName: line().check(atMost(LIMITS.bankAccountNameMaximum)),
  bankSortCode: ofTheCountry(LIMITS.bankCodeMaximum),
  bankAccountNumber: ofTheCountry(LIMITS.bankAccountNumberMaximum),
  bankIban: bare(isIban, 'invalidIban'),
  bankBic: bare((text) => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text), 'invalidBic'),
} satisfies Record<keyof BankSettings, z.ZodType>;

interface Spelling {
  /** Of what was typed, without blanks and dashes and in capitals. */
  pattern: RegExp;
  /** After what a dash is written; without it, the text stays as it was typed. */
  dashAfter?: RegExp;
  problem?: MessageKey;
}

const CODES: Readonly<Partial<Record<BankCodeKind, Spelling>>> = {
  SORT_CODE: { pattern: /^\d{6}$/, dashAfter: /\d\d(?=\d)/g, problem: 'invalidSortCode' },
  IFSC: { pattern: /^[A-Z]{4}0[A-Z0-9]{6}$/ },
  BSB: { pattern: /^\d{6}$/, dashAfter: /^\d{3}/ },
  ROUTING: { pattern: /^\d{9}$/ },
  TRANSIT: { pattern: /^\d{8}$/, dashAfter: /^\d{5}/ },
};

const UK_NUMBER: Spelling = { pattern: /^\d{8}$/, problem: 'invalidAccountNumber' };

/** Of other countries, whose banks have numbers of many lengths. */
const ANY_NUMBER: Spelling = { pattern: /^[A-Z0-9/]{4,}$/ };

type BankFields = { [Name in keyof BankSettings]?: string | null };

/** The field that is missing to what is there: half of a bank account is none. */
function missingDetail(settings: BankFields, kind: BankCodeKind): keyof BankSettings | undefined {
  const has = (name: keyof BankSettings) => Boolean(settings[name]?.trim());
  const lacks = (name: keyof BankSettings) => !has(name);
  if (has('bankSortCode') && lacks('bankAccountNumber')) return 'bankAccountNumber';
  // The numbers of some countries name the bank, too.
  if (has('bankAccountNumber') && lacks('bankSortCode') && kind in CODES) return 'bankSortCode';
  if (has('bankBic') && lacks('bankIban')) return 'bankIban';
  if ((has('bankAccountNumber') || has('bankIban')) && lacks('bankAccountName')) return 'bankAccountName';
  return undefined;
}

/** Spells the fields of an account as its country does, and refuses what cannot be one or is only half of one. */
export function checkBankAccount(
  context: z.core.ParsePayload<BankFields & { country?: string | null }>,
): void {
  const settings = context.value;
  const refuse = (field: keyof BankSettings, message: MessageKey) =>
    context.issues.push({ code: 'custom', path: [field], message, input: settings[field] });
  const kind = bankCodeKind(settings.country ?? undefined);
  const spell = (field: 'bankSortCode' | 'bankAccountNumber', spelling: Spelling | undefined) => {
    const typed = settings[field];
    if (!typed || !spelling) return;
    const { pattern, dashAfter, problem = 'invalidBankDetail' } = spelling;
    const text = bareText(typed);
    if (!pattern.test(text)) refuse(field, problem);
    else if (spelling !== ANY_NUMBER) settings[field] = dashAfter ? text.replace(dashAfter, '$&-') : text;
  };
  spell('bankSortCode', CODES[kind]);
  spell('bankAccountNumber', kind === 'SORT_CODE' ? UK_NUMBER : ANY_NUMBER);
  const missing = missingDetail(settings, kind);
  if (missing) refuse(missing, 'bankDetailsIncomplete');
}
