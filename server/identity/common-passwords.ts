import { COMMON_PASSWORD_WORDS } from './common-password-words.ts';

/** On the server only, so that no page has to download them. */
const COMMON = new Set(COMMON_PASSWORD_WORDS.trim().split(/\s+/));

/** Whether a password is common, ignoring leading and trailing digits and symbols (D10). */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const word = plain.replace(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, '');
  const once = word.replace(/^(.+?)\1+$/u, '$1');
  return [plain.trim(), word, once].some((form) => COMMON.has(form));
}
