import { COMMON_PASSWORD_WORDS } from './common-password-words.ts';

/** On the server only, so that no page has to download them. */
const COMMON = new Set(COMMON_PASSWORD_WORDS.trim().split(/\s+/));

/** The rows of a keyboard, and what the keys of the first one give with Shift. */
const ROWS = ['`1234567890-=', 'qwertyuiop[]\\', "asdfghjkl;'", 'zxcvbnm,./'];
const SHIFTED = new Map([...'!@#$%^&*()_+'].map((sign, index) => [sign, '1234567890-='[index]!]));
/** Places in keys; each row begins a little further right than the one above. */
const PLACES = new Map(
  ROWS.flatMap((row, y) =>
    [...row].map((key, x): [string, [number, number]] => [key, [x + y * 0.4 - (y ? 0 : 1), y]]),
  ),
);
/** Shorter pieces of neighbours are in many words. */
const SHORTEST_WALK = 3;

/** Whether somebody has walked over the keyboard: every key belongs to a piece in which each lies beside the one before. */
function isKeyboardWalk(password: string): boolean {
  const places = [...password].map((sign) => PLACES.get(SHIFTED.get(sign) ?? sign));
  let length = 0;
  for (const [index, place] of places.entries()) {
    const before = places[index - 1];
    if (!place) return false;
    const isBeside = before && Math.abs(place[0] - before[0]) < 1.5 && Math.abs(place[1] - before[1]) <= 1;
    if (!isBeside && index > 0 && length < SHORTEST_WALK) return false;
    length = isBeside ? length + 1 : 1;
  }
  return length >= SHORTEST_WALK;
}

/** Whether a password is common, ignoring leading and trailing digits and symbols. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const word = plain.replace(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, '');
  const once = word.replace(/^(.+?)\1+$/u, '$1');
  if ([plain.trim(), word, once].some((form) => COMMON.has(form))) return true;
  const trimmed = plain.trim();
  return [trimmed, trimmed.replace(/[^\p{L}\p{N}]+$/u, '')].some(isKeyboardWalk);
}
