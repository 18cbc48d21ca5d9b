import type { EntityManager } from 'typeorm';
import { MemberBlock } from './member-block.entity.ts';

/** Whether one of the two members has blocked the other. */
export function isBlocked(manager: EntityManager, memberId: number, otherId: number): Promise<boolean> {
  return manager.existsBy(MemberBlock, [
    { memberId, blockedId: otherId },
    { memberId: otherId, blockedId: memberId },
  ]);
}
