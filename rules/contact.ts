import { z } from 'zod';
import { atMost } from './characters.ts';
import { searchedPart } from './filters.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { line, text } from './validation.ts';

/** The office's answer to a message. */
export const contactAnswerRules = z.object({
  answer: text()
    .min(1, 'answerRequired' satisfies MessageKey)
    .check(atMost(LIMITS.contactMessageMaximum)),
});

/** Contact; the upper limits are ours, against abuse. */
export const contactRules = z.object({
  name: line()
    .min(1, 'nameRequired' satisfies MessageKey)
    .check(atMost(LIMITS.nameMaximum)),
  email: text()
    .max(LIMITS.emailMaximum, 'validEmailRequired' satisfies MessageKey)
    .regex(z.regexes.email, 'validEmailRequired' satisfies MessageKey),
  message: text()
    .min(1, 'messageRequired' satisfies MessageKey)
    .check(atMost(LIMITS.contactMessageMaximum)),
});

/** The filter of the messages, in their list and their Excel file. */
export const contactMessageFilterRules = z.object({
  search: searchedPart().describe('Matches part of the name, email or message; case-insensitive'),
});
