import { committeeSequenceRules } from '../../../rules/content.ts';
import { AppError } from '../../../rules/errors.ts';
import { validate } from '../../../rules/validation.ts';
import type { Actor } from '../../identity/viewer.ts';
import { ContentService } from '../content/content.service.ts';
import { CommitteeMember } from './committee-member.entity.ts';

/** The committee is content that also has a sequence. */
export class CommitteeService extends ContentService<CommitteeMember> {
  /**
   * Moves members to other places (D41): only rows that change are written, in one transaction.
   * @param fields `{ members: [{ id, sequenceNumber }] }`, unchecked
   * @returns how many rows were sent
   * @throws AppError BAD_USER_INPUT; NOT_FOUND when a member is unknown, and then nothing moves
   */
  async updateSequence(actor: Actor, fields: unknown): Promise<number> {
    const { members } = validate(committeeSequenceRules, fields);
    const wanted = new Map(members.map(({ id, sequenceNumber }) => [id, sequenceNumber]));
    await this.dataSource.transaction(async (manager) => {
      // In order of id, so that two editors wait for each other instead of for ever.
      const found = await manager
        .createQueryBuilder(CommitteeMember, 'member')
        .setLock('pessimistic_write')
        .whereInIds([...wanted.keys()])
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
}
