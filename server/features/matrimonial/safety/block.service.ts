import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../../../rules/errors.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { lockCandidates } from '../candidates/lock-candidates.ts';
import type { Answering } from '../interests/interest.service.ts';
import { requireOwnBlock } from '../interests/interest-pair.ts';
import type { IntroductionSteps } from '../introductions/introduction-steps.ts';
import { lockActiveMember } from '../members/member-row.ts';
import { mayTurnAway } from './may-turn-away.ts';
import { MemberBlock } from './member-block.entity.ts';
import type { BlockedMember } from './safety.type.ts';

const listed = ({ blockedId: id, shownName: name, createdAt: since }: MemberBlock): BlockedMember => ({
  id,
  name,
  since,
});

/** Keeps members apart from each other; the only writer of the table. Nobody is told. */
export class BlockService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly steps: IntroductionSteps,
  ) {}

  /** Whom the member has blocked, the last first; never who has blocked the member. */
  async list(memberId: number): Promise<BlockedMember[]> {
    const blocks = await this.dataSource.manager.find(MemberBlock, {
      where: { memberId },
      order: { createdAt: 'DESC', blockedId: 'DESC' },
    });
    return blocks.map(listed);
  }

  /**
   * From now on neither sees anything of the other. What interest there was between the two is over, and contacts are closed.
   * A repeat changes nothing.
   * @throws AppError NOT_FOUND for a candidate whom the member may not see; CONFLICT of a family whose candidate, who signs in,
   *   has sent or accepted what it would end; UNAUTHENTICATED for a member who is not active
   */
  async block({ memberId, isCandidate }: Answering, candidateId: number): Promise<BlockedMember> {
    return inTransaction(this.dataSource, async (manager) => {
      await lockActiveMember(manager, memberId);
      // Interest that is being sent waits, and sees the block.
      const candidates = await lockCandidates(manager, [{ memberId }, { id: candidateId }]);
      const own = candidates.find((candidate) => candidate.memberId === memberId);
      const other = candidates.find(({ id }) => id === candidateId);
      const known = other && (await this.#find(manager, memberId, other.memberId));
      if (known) return listed(known);
      if (!other || !(await mayTurnAway(manager, memberId, candidateId, { isReport: false })))
        throw new AppError('NOT_FOUND', 'somethingWrong');
      if (own) await requireOwnBlock(manager, own.id, other.id, isCandidate);
      const { memberId: blockedId, firstName: shownName } = other;
      await manager.insert(MemberBlock, { memberId, blockedId, shownName });
      if (own) await this.#endBetween(manager, own.id, other.id);
      return listed((await this.#find(manager, memberId, blockedId))!);
    });
  }

  /** Takes a block back; what it has ended stays ended. Once more it does nothing. */
  async unblock(memberId: number, blockedId: number): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      await lockActiveMember(manager, memberId);
      await manager.delete(MemberBlock, { memberId, blockedId });
    });
  }

  #find(manager: EntityManager, memberId: number, blockedId: number): Promise<MemberBlock | null> {
    return manager.findOneBy(MemberBlock, { memberId, blockedId });
  }

  /**
   * Ends what is between two candidates without a word: interest of which the other was not told is gone, other is taken back.
   * Contacts are closed. A no stays one: whoever got it would begin anew by blocking and unblocking.
   */
  async #endBetween(manager: EntityManager, one: number, other: number): Promise<void> {
    const isBetween = '(from_candidate_id, to_candidate_id) IN (($1, $2), ($2, $1))';
    const ids = [one, other];
    await manager.query(
      `DELETE FROM interest WHERE ${isBetween} AND told_at IS NULL AND state = 'SENT'`,
      ids,
    );
    await manager.query(
      `UPDATE interest SET state = 'WITHDRAWN' WHERE ${isBetween} AND state <> 'DECLINED'`,
      ids,
    );
    await this.steps.ended(manager, one, other);
  }
}
