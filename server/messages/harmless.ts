/** Words and house numbers: no address that a program for mail would make a link of, and no number to ring. */
const WORDS = /^(?!.*\.[\p{L}\p{N}]{2})(?!.*\d[\d ]{4})[\p{L}\p{M}\p{N} .,'’&()+-]{1,120}$/u;
const NUMBER = /^[\d ()+-]{1,20}$/;

/**
 * What a stranger typed, for a letter to an address that the stranger typed too; empty when it could carry a message
 * of theirs to somebody. Line breaks become commas.
 */
export function harmless(typed: string): string {
  const line = typed.trim().replace(/\s*[\r\n]+\s*/g, ', ');
  return WORDS.test(line) ? line : '';
}

/** The same for a telephone number. */
export function harmlessNumber(typed: string): string {
  return NUMBER.test(typed.trim()) ? typed.trim() : '';
}
