import { z } from 'zod';
import { atMost } from './characters.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { typedPassword } from './passwords.ts';
import { line } from './validation.ts';

const name = line()
  .min(1, 'passkeyNameRequired' satisfies MessageKey)
  .check(atMost(LIMITS.passkeyNameMaximum));

/** What is stored of a new passkey besides its key. */
export const passkeyNameRules = z.object({ name });

/** The form in which a passkey is added. */
export const addPasskeyRules = z.object({ name, password: typedPassword('currentPasswordWrong') });
