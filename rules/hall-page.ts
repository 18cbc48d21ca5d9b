import { z } from 'zod';
import { atMost } from './characters.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { translated } from './translations.ts';
import { optionalLine, optionalText, text } from './validation.ts';

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

const amountOfTime = (most: number) =>
  z
    .int('invalidLength' satisfies MessageKey)
    .min(0, 'invalidLength' satisfies MessageKey)
    .max(most, 'invalidLength' satisfies MessageKey)
    .optional();

/** What the office says of the hall, the agreement that hirers accept, and by when they pay. */
export const hallPageRules = z.object({
  ...texts,
  agreement: text()
    .min(1, 'hireAgreementRequired' satisfies MessageKey)
    .check(atMost(LIMITS.siteTextMaximum)),
  ...translated({ ...texts, agreement: optionalText(LIMITS.siteTextMaximum) }),
  /** Days after it was asked. */
  depositDueDays: amountOfTime(365),
  /** Months before the hire, and so many days before that. */
  balanceDueMonths: amountOfTime(24),
  balanceDueDays: amountOfTime(365),
});

export type HallPageFields = Partial<z.input<typeof hallPageRules>>;
