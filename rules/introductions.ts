import { z } from 'zod';
import { IntroductionStep } from './candidate-states.ts';
import { atMost } from './characters.ts';
import { chosen, searchedPart, ticked } from './filters.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { text } from './validation.ts';
import { isDate } from './zoned-time.ts';

/** The filter of the introduction board. */
export const introductionFilterRules = z.object({
  search: searchedPart().describe('A part of the name of either candidate, in any case'),
  step: chosen(IntroductionStep),
  mine: ticked().describe('Those that the caller looks after'),
  due: ticked().describe(
    'Those whose next day has come, and those beyond interest that have none; not the engaged and the ended',
  ),
});

/** What an officer says of an introduction. */
export const introductionRules = z.object({
  step: z.enum(IntroductionStep, 'invalidRequest' satisfies MessageKey),
  nextOn: text()
    .refine((day) => day === '' || isDate(day), 'invalidDate' satisfies MessageKey)
    .describe('YYYY-MM-DD; empty for none'),
  officerId: z
    .number('invalidId' satisfies MessageKey)
    .int()
    .describe('0 for nobody'),
});

export const introductionNoteRules = z.object({
  text: text()
    .min(1, 'introductionNoteRequired' satisfies MessageKey)
    .check(atMost(LIMITS.noteMaximum)),
});

export type IntroductionFilterFields = z.input<typeof introductionFilterRules>;
export type IntroductionFields = z.input<typeof introductionRules>;
