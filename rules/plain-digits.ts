/** A digit of any script as 0 to 9; in Unicode the ten of a script stand in a row. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** A text with the digits of all scripts, such as Gujarati ones, as 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, plainDigit);
}
