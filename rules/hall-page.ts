import { z } from 'zod';
import { atMost } from './characters.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { translated } from './translations.ts';
import { optionalLine, optionalText, text } from './validation.ts';

/** The facts about the hall, in their order; each is a line of which a colon parts the rest: `250 seated: 400 standing`. */
export const HALL_FACTS = ['seats', 'kitchen', 'stage', 'parking', 'access', 'furniture'] as const;
export type HallFact = (typeof HALL_FACTS)[number];

const fact = () => optionalLine(LIMITS.nameMaximum);
const facts = {
  seats: fact(),
  kitchen: fact(),
  stage: fact(),
  parking: fact(),
  access: fact(),
  furniture: fact(),
};
const texts = {
  /** Below the heading. */
  lead: optionalText(LIMITS.siteLineMaximum),
  ...facts,
  /** What is asked of hirers beside the terms, a line each. */
  asks: optionalText(LIMITS.noteMaximum),
};

/** What the office says of the hall, and the agreement that hirers accept. */
export const hallPageRules = z.object({
  ...texts,
  agreement: text()
    .min(1, 'hireAgreementRequired' satisfies MessageKey)
    .check(atMost(LIMITS.siteTextMaximum)),
  ...translated({ ...texts, agreement: optionalText(LIMITS.siteTextMaximum) }),
});

export type HallPageFields = Partial<z.input<typeof hallPageRules>>;

export const HALL_TEXTS = ['lead', ...HALL_FACTS, 'asks', 'agreement'] as const;

/** A fact's two lines; the second is empty without a colon. */
export function factLines(fact: string): { main: string; rest: string } {
  const [main = '', ...rest] = fact.split(':');
  return { main: main.trim(), rest: rest.join(':').trim() };
}

/** The lines of a text, without empty ones. */
export function linesOf(value: string | null | undefined): string[] {
  return (value ?? '').split('\n').flatMap((line) => line.trim() || []);
}
