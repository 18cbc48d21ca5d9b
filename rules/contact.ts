import { z } from 'zod';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { line, text } from './validation.ts';

/** The office's answer to a message. */
export const contactAnswerRules = z.object({
  answer: text()
    .min(1, 'answerRequired' satisfies MessageKey)
    .max(LIMITS.contactMessageMaximum, 'textTooLong' satisfies MessageKey),
});

/** spec §5, contact; the upper limits are ours, against abuse. */
export const contactRules = z.object({
  name: line()
    .min(1, 'nameRequired' satisfies MessageKey)
    .max(LIMITS.nameMaximum, 'textTooLong' satisfies MessageKey),
  email: text()
    .max(LIMITS.emailMaximum, 'validEmailRequired' satisfies MessageKey)
    .regex(z.regexes.email, 'validEmailRequired' satisfies MessageKey),
  message: text()
    .min(1, 'messageRequired' satisfies MessageKey)
    .max(LIMITS.contactMessageMaximum, 'textTooLong' satisfies MessageKey),
});
