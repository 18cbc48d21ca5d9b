import type { TextTree } from './texts.ts';

/** The files of texts that only the office shows: apart, so that no page for visitors names them. */
export const OFFICE_FILES = import.meta.glob<{ default: TextTree }>('./*/*.office.json');
