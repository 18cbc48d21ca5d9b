import { z } from 'zod';
import { isLanguage, type Language } from './languages.ts';
import type { MessageKey } from './messages.ts';

const invalid = 'invalidRequest' satisfies MessageKey;

/** What somebody is written to in, as the office chooses it for those who telephone. */
export function letterLanguage() {
  return z
    .string(invalid)
    .refine(isLanguage, invalid)
    .nullish()
    .transform((language) => language as Language | null | undefined)
    .describe('What they are written to in. Default: of something new the site’s first, else what it was');
}
