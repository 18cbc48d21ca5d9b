/** The facts about the hall, in their order; each is a line of which a colon parts the rest: `250 seated: 400 standing`. */
export const HALL_FACTS = ['seats', 'kitchen', 'stage', 'parking', 'access', 'furniture'] as const;
export type HallFact = (typeof HALL_FACTS)[number];

/** What the office says of the hall, in the order of its form. */
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
