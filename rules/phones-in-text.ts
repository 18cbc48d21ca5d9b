import { plainDigits } from './plain-digits.ts';

/** A piece of a text; `isPhone` for a telephone number. */
export interface TextPiece {
  text: string;
  isPhone: boolean;
}

/**
 * Numbers that begin as people write those they ring: with 0 and ten or eleven digits, or with + or 00 and the code of a country.
 * They stand alone, so that no date, amount, sort code or part of a longer number is one.
 */
const PHONE =
  /(?<![\p{L}\p{N}£€₹$+.,:/#-])(?:(?:\+|00)[1-9](?:[ \u00a0()-]{0,2}\d){7,13}|0(?:[ \u00a0()-]{0,2}\d){9,10})(?![\p{L}\p{N}:/]|[.,-]\d)/gu;

/** A text in pieces, the telephone numbers apart; in any script's digits. */
export function phonesInText(text: string): TextPiece[] {
  const plain = plainDigits(text);
  // Digits of mathematics are two characters long.
  const searched = plain.length === text.length ? plain : text;
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { index, 0: number } of searched.matchAll(PHONE)) {
    if (index > at) pieces.push({ text: text.slice(at, index), isPhone: false });
    at = index + number.length;
    pieces.push({ text: text.slice(index, at), isPhone: true });
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isPhone: false });
  return pieces;
}
