/** Words and house numbers: nothing that a mail client would turn into a link or a telephone number. */
const WORDS = /^(?!.*\.[\p{L}\p{N}]{2})(?!.*\d[\d ]{4})[\p{L}\p{M}\p{N} .,'’&()+-]{1,120}$/u;
/** The dot after an initial or a title to which the next word is joined, as in "K.M.Patel". */
const JOINED =
  /(?<![\p{L}\p{M}\p{N}])((?:\p{L}\p{M}*|dr|mrs?|ms|smt|shri|sri|prof|st)\.)(?=\p{L}\p{M}*[\p{L}\p{N}])/giu;
const NUMBER = /^[\d ()+-]{1,20}$/;

/**
 * Text from an anonymous visitor for an e-mail to an address from the same visitor. Empty unless harmless, so that
 * nobody can send messages to others through this site. Line breaks become commas, and initials get a space, so that no
 * name looks like an address.
 */
export function safeMailText(typed: string): string {
  const line = typed
    .trim()
    .replace(/\s*[\r\n]+\s*/g, ', ')
    .replace(JOINED, '$1 ');
  return WORDS.test(line) ? line : '';
}

/** The same for a telephone number; empty if it is none. */
export function safeMailNumber(typed: string): string {
  return NUMBER.test(typed.trim()) ? typed.trim() : '';
}
