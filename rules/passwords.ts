import { z } from 'zod';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { localMobileDigits } from './phone.ts';
import { isStorable } from './validation.ts';

/**
 * What somebody signs in with, an e-mail or a mobile.
 * @param refusal the message of every failure (AUTH)
 */
export function typedLogin(refusal: MessageKey) {
  return z
    .string(refusal)
    .trim()
    .min(1, refusal)
    .max(LIMITS.loginMaximum, refusal)
    .refine(isStorable, refusal);
}

/**
 * An existing password; never trimmed.
 * @param refusal the message of every failure
 */
export function typedPassword(refusal: MessageKey) {
  return z.string(refusal).min(1, refusal).max(LIMITS.passwordMaximum, refusal);
}

/**
 * A code of the app or a recovery code, as it was typed; empty when there is none.
 * @param refusal the message of every failure
 */
export function secondFactorCode(refusal: MessageKey) {
  return z
    .string(refusal)
    .max(LIMITS.secondFactorCodeMaximum, refusal)
    .nullish()
    .transform((code) => (code ?? '').replace(/[\s-]/g, '').toLowerCase());
}

/** What a browser answers for a passkey, in place of a code; the server alone reads it. */
export function passkeyAnswer() {
  const refusal = 'passkeyRefused' satisfies MessageKey;
  return z.string(refusal).max(LIMITS.passkeyAnswerMaximum, refusal).nullish();
}

/** Whether every character follows the one before by the same step of at most 1: `aaaaaaaaaa`, `abcdefghij`. */
function isOneStep(text: string): boolean {
  const steps = [...text]
    .slice(1)
    .map((character, index) => character.charCodeAt(0) - text.charCodeAt(index));
  return new Set(steps).size <= 1 && Math.abs(steps[0] ?? 0) <= 1;
}

/** Only these are examined further: others may be of any length. */
function hasLength(password: string): boolean {
  return password.length >= LIMITS.passwordMinimum && password.length <= LIMITS.passwordMaximum;
}

function isMonotonous(password: string): boolean {
  const plain = password.toLowerCase().trim();
  return isOneStep(plain) || new Set(plain).size < 4;
}

let isCommon: (password: string) => boolean = () => false;

/**
 * Sets the check for common passwords. Only the server does, so that pages need not download thousands of words; their
 * forms show its refusal.
 */
export function setCommonPasswordCheck(judge: typeof isCommon): void {
  isCommon = judge;
}

/** 10 to 128 characters of any kind, and not a common password. */
export function newPassword() {
  return z
    .string('invalidRequest' satisfies MessageKey)
    .min(1, 'passwordRequired' satisfies MessageKey)
    .max(LIMITS.passwordMaximum, 'passwordTooLong' satisfies MessageKey)
    .refine(
      (value) => value === '' || value.length >= LIMITS.passwordMinimum,
      'passwordTooShort' satisfies MessageKey,
    )
    .refine(
      (value) => !hasLength(value) || !(isMonotonous(value) || isCommon(value)),
      'passwordTooCommon' satisfies MessageKey,
    );
}

/** Whom a password belongs to. */
export interface PasswordOwner {
  name: string;
  email: string;
  mobile: string;
}

/** Whether a password is its owner's name, e-mail or number, however it is written. */
export function isPersonalPassword(
  password: string,
  { name, email, mobile: number }: PasswordOwner,
): boolean {
  if (!hasLength(password)) return false;
  const plain = (value: string) => value.toLowerCase().replace(/[\s.+-]/g, '');
  const known = [name, email, email.split('@')[0] ?? '', number].map(plain).filter(Boolean);
  return known.includes(plain(password)) || localMobileDigits(password) === localMobileDigits(number);
}

/** True for an empty confirmation, which another rule refuses. */
export function isRepeated(fields: { password: string; confirmPassword: string }): boolean {
  return !fields.confirmPassword || fields.password === fields.confirmPassword;
}

export const confirmPassword = z
  .string('invalidRequest' satisfies MessageKey)
  .min(1, 'confirmPasswordRequired' satisfies MessageKey);

/** Checked even if something else has failed, so that the field gets its text together with the others. */
export const PASSWORDS_DIFFER = {
  error: 'passwordsDiffer' satisfies MessageKey,
  path: ['confirmPassword'],
  when: () => true,
};

/** Deleting one's account of either realm needs its password again. */
export const accountRemovalRules = z.object({ password: typedPassword('currentPasswordWrong') });
