import { z } from 'zod';
import type { MessageKey } from './messages.ts';
import { searchedPart } from './validation.ts';

/** What of an admin's doings is written down. */
export const AUDIT_ACTIONS = {
  READ_PROFILE: 'READ_PROFILE',
  READ_INTERESTS: 'READ_INTERESTS',
  CHANGE_MEMBER_STATUS: 'CHANGE_MEMBER_STATUS',
  REMOVE_PROFILE: 'REMOVE_PROFILE',
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** Which lines of the log are meant. */
export const auditFilterRules = z.object({
  search: searchedPart(),
  action: z.enum(AUDIT_ACTIONS, 'invalidRequest' satisfies MessageKey).nullish(),
});
