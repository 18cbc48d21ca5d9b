import { z } from 'zod';
import { ReportDecision, ReportKind, ReportMeasure, ReportState } from './candidate-states.ts';
import { atMost } from './characters.ts';
import { chosen } from './filters.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { text } from './validation.ts';

/** Within which the office has looked at a report. */
export const REPORT_HOURS = 48;

/** Reports that a member may send in a day. */
export const REPORTS_A_DAY = 5;

/** A member's report of a profile. */
export const reportRules = z
  .object({
    kind: z.enum(ReportKind, 'reportKindRequired' satisfies MessageKey),
    text: text()
      .min(1, 'reportTextRequired' satisfies MessageKey)
      .check(atMost(LIMITS.noteMaximum)),
  })
  .meta({ messageOrder: ['reportKindRequired', 'reportTextRequired'] satisfies MessageKey[] });

/** What the office decides, and what the reporter is told. */
export const reportDecisionRules = z
  .object({
    decision: z.enum(ReportDecision, 'reportDecisionRequired' satisfies MessageKey),
    measure: chosen(ReportMeasure).describe('Of a report that is upheld. Default: NONE'),
    answer: text()
      .min(1, 'answerRequired' satisfies MessageKey)
      .check(atMost(LIMITS.noteMaximum)),
  })
  .meta({ messageOrder: ['reportDecisionRequired', 'answerRequired'] satisfies MessageKey[] });

/** The filter of the office's list. */
export const reportFilterRules = z.object({ state: chosen(ReportState) });

export type ReportFields = z.input<typeof reportRules>;
export type ReportDecisionFields = z.input<typeof reportDecisionRules>;
