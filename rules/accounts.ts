import { z } from 'zod';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { isStorable } from './validation.ts';

const INVALID_LOGIN = 'invalidLogin' satisfies MessageKey;

/** spec §5, main login: whatever is wrong, the answer is the same (AUTH). Passwords are never trimmed. */
export const signInRules = z.object({
  login: z
    .string(INVALID_LOGIN)
    .trim()
    .min(1, INVALID_LOGIN)
    .max(LIMITS.loginMaximum, INVALID_LOGIN)
    .refine(isStorable, INVALID_LOGIN),
  password: z.string(INVALID_LOGIN).min(1, INVALID_LOGIN).max(LIMITS.passwordMaximum, INVALID_LOGIN),
});

export type SignInFields = z.output<typeof signInRules>;
