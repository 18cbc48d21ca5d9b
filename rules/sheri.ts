import { z } from 'zod';
import { atMost } from './characters.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { line } from './validation.ts';

/** Whether and how an association asks its people where their family comes from, as its settings have it. */
export interface SheriQuestion {
  asksSheri: boolean;
  /** What it is called; empty for the site's own word, sheri. */
  sheriLabel: string;
}

/** Whatever is sent to an association that does not ask is left out, so that what is stored stays. */
function answer(asksSheri: boolean, rule: z.ZodString) {
  return (
    z
      .string('invalidRequest' satisfies MessageKey)
      .nullish()
      .transform((sent) => (asksSheri ? (sent ?? '') : undefined))
      .pipe(rule.check(atMost(LIMITS.sheriMaximum)).optional())
      // What ends with an optional rule is not checked at all when the key is missing.
      .transform((kept) => kept)
  );
}

/** The answer of an account, which is needed where it is asked for. */
export function sheri({ asksSheri, sheriLabel }: SheriQuestion) {
  const missing: MessageKey = sheriLabel ? 'originRequired' : 'sheriRequired';
  return answer(asksSheri, line().min(1, missing));
}

/** The same for an account that somebody else makes: it may be empty. */
export function sheriIfKnown({ asksSheri }: SheriQuestion) {
  return answer(asksSheri, line());
}
