import { z } from 'zod';
import { LANGUAGES } from './languages.ts';
import type { MessageKey } from './messages.ts';

/** The language that somebody wants texts in. */
export const languageRules = z.object({
  language: z.enum(LANGUAGES, 'invalidRequest' satisfies MessageKey).nullish(),
});

/**
 * The language of texts, and the same texts in other languages, by their codes; each may be left out.
 * @param texts the rules of the translations
 */
export function translated<Texts extends z.ZodRawShape>(texts: Texts) {
  return {
    ...languageRules.shape,
    translations: z
      .partialRecord(z.enum(LANGUAGES), z.object(texts), 'invalidRequest' satisfies MessageKey)
      .nullish(),
  };
}
