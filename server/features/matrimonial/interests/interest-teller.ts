import type { DataSource } from 'typeorm';
import { eachAlone } from '../../../database/each-alone.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { lockCandidates } from '../candidates/lock-candidates.ts';
import { Interest } from './interest.entity.ts';
import type { InterestAnswers } from './interest-answers.ts';
import { interestsBetween, mayMeet } from './interest-pair.ts';

/** How many families are told in one go; the others a quarter of an hour later. */
const AT_ONCE = 500;

/** Interests to be told; what waits because one of the two is not listed, or has blocked the other, is told afterwards. */
const DUE = `
  SELECT interest.id, interest.from_candidate_id AS "from", interest.to_candidate_id AS "to" FROM interest
    JOIN candidate AS sender ON sender.id = interest.from_candidate_id AND sender.listed
    JOIN candidate AS receiver ON receiver.id = interest.to_candidate_id AND receiver.listed
   WHERE interest.told_at IS NULL AND interest.state = 'SENT' AND interest.tells_at <= now()
     AND NOT EXISTS (SELECT FROM member_block
          WHERE member_id = sender.member_id AND blocked_id = receiver.member_id
             OR member_id = receiver.member_id AND blocked_id = sender.member_id)
   ORDER BY interest.tells_at, interest.id LIMIT ${AT_ONCE}`;

/** Tells families in the morning that somebody is interested. */
export class InterestTeller {
  constructor(
    private readonly dataSource: DataSource,
    private readonly answers: InterestAnswers,
  ) {}

  /** Tells all who are to be told by now, each once; one that fails leaves the others. */
  async tellDue(stopping?: AbortSignal): Promise<void> {
    const due = await this.dataSource.query<{ id: number; from: number; to: number }[]>(DUE);
    await eachAlone(due, ({ id, from, to }) => this.#tell(id, from, to), stopping);
  }

  /** Where both have sent one, and neither may take it back any more, both have said yes. */
  #tell(id: number, fromId: number, toId: number): Promise<void> {
    return inTransaction(this.dataSource, async (manager) => {
      const candidates = await lockCandidates(manager, [{ id: fromId }, { id: toId }]);
      const sender = candidates.find((candidate) => candidate.id === fromId);
      const receiver = candidates.find((candidate) => candidate.id === toId);
      if (!sender?.listed || !(await mayMeet(manager, sender, receiver))) return;
      // Taken back, answered or told since it was looked for.
      const interest = await manager.findOneBy(Interest, { id });
      if (interest?.state !== 'SENT' || interest.toldAt) return;
      const { received } = await interestsBetween(manager, fromId, toId);
      const isMutual =
        received?.state === 'SENT' && (received.toldAt !== null || received.tellsAt.getTime() <= Date.now());
      if (isMutual) await this.answers.bothYes(manager, interest, [fromId, toId]);
      else await this.answers.tell(manager, interest);
    });
  }
}
