/** The header in which a page says whose it is, as {@link personOf} has it. */
export const PAGE_PERSON = 'x-page-person';

interface Person {
  userId: number;
  memberId: number;
  isCandidate: boolean;
}

/** Tells apart who can be signed in; '' for visitors. */
export function personOf({ userId, memberId, isCandidate }: Person): string {
  return userId || memberId ? `${userId}/${memberId}/${isCandidate}` : '';
}
