import { COMMON_PASSWORD_WORDS } from './common-password-words.ts';

/** On the server alone: no page should have to download them. */
const COMMON = new Set(COMMON_PASSWORD_WORDS.trim().split(/\s+/));

/** Whether a password is, but for digits and signs around it, among the first that somebody else would try (D10). */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const word = plain.replace(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, '');
  const once = word.replace(/^(.+?)\1+$/u, '$1');
  return [plain.trim(), word, once].some((form) => COMMON.has(form));
}
