import { IsNull } from 'typeorm';
import { committeeSequenceRules } from '../../../rules/content.ts';
import { AppError } from '../../../rules/errors.ts';
import { LIMITS } from '../../../rules/limits.ts';
import { validate } from '../../../rules/validation.ts';
import { moveInOrder } from '../../database/move-in-order.ts';
import type { Actor } from '../../identity/viewer.ts';
import { ContentService } from '../content/content.service.ts';
import { CommitteeMember } from './committee-member.entity.ts';

/** The committee is content whose items also have a sequence number. */
export class CommitteeService extends ContentService<CommitteeMember> {
  /**
   * Sets sequence numbers: writes only rows that change, in one transaction.
   * @param fields `{ members: [{ id, sequenceNumber }] }`, unvalidated
   * @returns the number of members in `fields`
   * @throws AppError BAD_USER_INPUT; NOT_FOUND if a member is unknown; then nothing is changed
   */
  async updateSequence(actor: Actor, fields: unknown): Promise<number> {
    const { members } = validate(committeeSequenceRules, fields);
    const wanted = new Map(members.map(({ id, sequenceNumber }) => [id, sequenceNumber]));
    await this.dataSource.transaction(async (manager) => {
      // Locked in order of id, so that concurrent editors cannot deadlock.
      const found = await manager
        .createQueryBuilder(CommitteeMember, 'member')
        .setLock('pessimistic_write')
        .whereInIds([...wanted.keys()])
        .andWhere('member.binnedAt IS NULL')
        .orderBy('member.id')
        .getMany();
      if (found.length !== wanted.size) throw new AppError('NOT_FOUND', 'sequenceNotUpdated');
      for (const member of found) {
        const sequenceNumber = wanted.get(member.id);
        if (sequenceNumber === undefined || sequenceNumber === member.sequenceNumber) continue;
        member.sequenceNumber = sequenceNumber;
        await manager.save(member);
      }
      await this.audit.record(
        actor,
        [{ action: 'REORDER', subject: this.kind.subject, count: found.length }],
        manager,
      );
    });
    return wanted.size;
  }

  /**
   * Moves a member among all who are not in the bin, whoever sees them; the sequence numbers become 1, 2, 3 …, which old
   * clients show, too.
   * @param place from 1; beyond the last one is the end
   * @throws AppError NOT_FOUND; BAD_USER_INPUT for a place before the first
   */
  async move(actor: Actor, id: number, place: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const among = { binnedAt: IsNull() };
      const highest = LIMITS.sequenceNumberMaximum;
      await moveInOrder(manager, CommitteeMember, { id, place, among, number: 'sequenceNumber', highest });
      const { name: label } = await manager.findOneByOrFail(CommitteeMember, { id });
      const line = { action: 'REORDER', subject: this.kind.subject, subjectId: id, label } as const;
      await this.audit.record(actor, [line], manager);
    });
  }
}
