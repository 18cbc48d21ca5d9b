import type { WaitingKind } from '../../../rules/today.ts';
import { useTodayQuery } from './today.generated.ts';

/** The section in which something is done about it. */
const ROOM_OF: Record<WaitingKind, string> = {
  HIRE_REQUEST: 'hall',
  HIRE_WISH: 'hall',
  HALL_TOMORROW: 'hall',
  SERIES_ENDS: 'hall',
  MESSAGES: 'people',
  REPLIES_TO_RING: 'content',
  DONATIONS: 'money',
  CHARGES_OVERDUE: 'money',
  CHARGES_BACK: 'money',
  STANDING_ORDERS: 'money',
  UNPAID_SPONSORS: 'money',
  SPONSORS_WITHOUT_DAY: 'money',
  CARD_MONEY: 'money',
  CARD_MONTHLY: 'money',
  FAILED_MESSAGES: 'settings',
  MEMBERS: 'matrimonial',
  CANDIDATE_REPORTS: 'matrimonial',
  INTRODUCTIONS: 'matrimonial',
  TEXTS: 'content',
  PICTURES: 'content',
  RIGHTS_REQUEST: 'requests',
};

/** How many things wait for the viewer, by the id of a section; the page of the day counts its lines. */
export function useWaitingCounts(): ReadonlyMap<string, number> {
  const waiting = useTodayQuery({ ssr: false }).data?.today.waiting ?? [];
  const counts = new Map([['today', waiting.length]]);
  for (const { kind, count } of waiting) counts.set(ROOM_OF[kind], (counts.get(ROOM_OF[kind]) ?? 0) + count);
  return counts;
}
