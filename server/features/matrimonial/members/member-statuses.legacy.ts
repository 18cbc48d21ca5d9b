import type { MemberStatus } from '../../../../rules/member-filter.ts';

/** The statuses as old clients spell them. */
export const STATUS_NAMES: Record<MemberStatus, string> = {
  ACTIVE: 'Active',
  DEACTIVE: 'DeActive',
  PENDING: 'pending',
};
