/** The header in which a page says whose it is, as {@link personOf} has it. */
export const PAGE_PERSON = 'x-page-person';

interface Person {
  userId: number;
  memberId: number;
  isCandidate: boolean;
}

/** Tells apart who can be signed in; '' for visitors. */
export function personOf({ userId, memberId, isCandidate }: Person): string {
  if (userId === 0 && memberId === 0) return '';
  return `${userId}/${memberId}${isCandidate ? '/candidate' : ''}`;
}
