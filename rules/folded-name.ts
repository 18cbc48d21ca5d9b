import { foldText } from './search-text.ts';
import { visibleText } from './validation.ts';

/** A name as it is compared, however it is spelled: as it is stored, folded, and with single blanks. */
export function foldedName(text: string): string {
  return foldText(visibleText(text)).replaceAll(/\s+/g, ' ').trim();
}
