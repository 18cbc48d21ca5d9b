import { plainDigits } from '../../../rules/plain-digits.ts';
import { visibleText } from '../../../rules/validation.ts';

/** A cell with a day, a time or an amount as the forms would take it: without marks that nobody sees, with digits 0 to 9. */
export function plainCell(text: string): string {
  return plainDigits(visibleText(text));
}
