/** Words and house numbers: nothing that a mail client would turn into a link or a telephone number. */
const WORDS =
  /^(?!.*\.[\p{L}\p{N}]\p{M}*[\p{L}\p{N}])(?!.*\d[\d ]{4})[\p{L}\p{M}\p{N}\p{Join_Control} .,'’&()+-]{1,120}$/u;
/** The same without digits, as names are; some put what everybody calls them between quotes or brackets. */
const NAME = /^(?!.*\.\p{L}\p{M}*\p{L})[\p{L}\p{M}\p{Join_Control} .,'’‘"“”&()–-]{1,60}$/u;
/** The dot after an initial or a title to which the next word is joined, as in "K.M.Patel". */
const JOINED =
  /(?<![\p{L}\p{M}\p{N}])((?:\p{L}\p{M}*|dr|mrs?|ms|smt|shri|sri|prof|st|સ્વ|શ્રી|શ્રીમતી|శ్రీ|శ్రీమతి)\.)(?=\p{L}\p{M}*[\p{L}\p{N}])/giu;
const NUMBER = /^[\d ()+-]{1,20}$/;

/** A space after initials, so that no name looks like an address. */
function spaced(typed: string): string {
  return typed.replace(JOINED, '$1 ');
}

/**
 * Text from an anonymous visitor for an e-mail to an address from the same visitor. Empty unless harmless, so that
 * nobody can send messages to others through this site. Line breaks become commas.
 */
export function safeMailText(typed: string): string {
  const line = spaced(typed.trim().replace(/\s*[\r\n]+\s*/g, ', '));
  return WORDS.test(line) ? line : '';
}

/** The same for a telephone number; empty if it is none. */
export function safeMailNumber(typed: string): string {
  return NUMBER.test(typed.trim()) ? typed.trim() : '';
}

/**
 * The name that somebody has given themselves or another, for a message to an address that they have chosen. Empty for what
 * is no name, such as a sentence with a link, an amount or a telephone number.
 */
export function safeName(typed: string): string {
  const name = spaced(typed.trim());
  return NAME.test(name) ? name : '';
}
