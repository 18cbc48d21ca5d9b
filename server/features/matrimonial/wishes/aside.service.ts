import type { DataSource } from 'typeorm';
import { AppError } from '../../../../rules/errors.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { lockCandidates } from '../candidates/lock-candidates.ts';
import { mayMeet } from '../interests/interest-pair.ts';
import { lockActiveMember } from '../members/member-row.ts';
import { CandidateAside } from './candidate-aside.entity.ts';

/** Whom a family has put aside; the only writer of the table. */
export class AsideService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Once more it changes nothing; nobody is told.
   * @throws AppError NOT_FOUND for a candidate who is not shown to the member, who may be taken back all the same; BAD_USER_INPUT
   *   for one's own; CONFLICT without a profile; UNAUTHENTICATED for a member who is not active
   */
  async set(memberId: number, otherId: number, isAside: boolean): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      await lockActiveMember(manager, memberId);
      const candidates = await lockCandidates(manager, [{ memberId }, { id: otherId }]);
      const own = candidates.find((candidate) => candidate.memberId === memberId);
      if (!own) throw new AppError('CONFLICT', 'wishesNeedProfile');
      const pair = { candidateId: own.id, otherId };
      if (!isAside) return void (await manager.delete(CandidateAside, pair));
      if (own.id === otherId) throw new AppError('BAD_USER_INPUT', 'ownProfile');
      const other = candidates.find(({ id }) => id === otherId);
      if (!(await mayMeet(manager, own, other))) throw new AppError('NOT_FOUND', 'somethingWrong');
      await manager.upsert(CandidateAside, pair, ['candidateId', 'otherId']);
    });
  }
}
