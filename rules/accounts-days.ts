import { z } from 'zod';
import type { MessageKey } from './messages.ts';
import { text } from './validation.ts';
import { isDate } from './zoned-time.ts';

const day = () => text().refine(isDate, 'invalidDate' satisfies MessageKey);

/** The days of which the accountant is told, both inclusive. */
export const accountsDaysRules = z
  .object({ from: day(), to: day() })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'invalidDate' satisfies MessageKey });
export type AccountsDays = z.output<typeof accountsDaysRules>;
