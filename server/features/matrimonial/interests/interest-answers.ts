import { type EntityManager, Not } from 'typeorm';
import type { IntroductionSteps } from '../introductions/introduction-steps.ts';
import { Interest } from './interest.entity.ts';
import type { InterestMessages } from './interest-messages.ts';

const SENT_THEMSELF = { state: Not('WITHDRAWN' as const), isSentByCandidate: true };

/** What becomes of two candidates when one of them has answered; both are locked by the caller. */
export class InterestAnswers {
  constructor(
    private readonly steps: IntroductionSteps,
    private readonly messages: InterestMessages,
  ) {}

  /**
   * Both have said yes, so that one interest says it all: what the other one had sent goes.
   * @param newTo whom it is news to
   * @param isByCandidate whether it is the receiver themself who says so
   */
  async bothYes(
    manager: EntityManager,
    interest: Interest,
    newTo: readonly number[],
    isByCandidate = false,
  ): Promise<void> {
    const { id, fromCandidateId, toCandidateId, toldAt, seenAt } = interest;
    const now = new Date();
    const reverse = { fromCandidateId: toCandidateId, toCandidateId: fromCandidateId };
    // What the receiver has sent themself is their yes, whoever presses the button.
    const isTheirOwn = isByCandidate || (await manager.existsBy(Interest, { ...reverse, ...SENT_THEMSELF }));
    await manager.delete(Interest, reverse);
    await manager.update(Interest, id, {
      state: 'ACCEPTED',
      isAnsweredByCandidate: isTheirOwn,
      toldAt: toldAt ?? now,
      seenAt: seenAt ?? now,
      answeredAt: now,
    });
    await this.steps.bothYes(manager, fromCandidateId, toCandidateId);
    for (const candidateId of newTo) await this.messages.tell(manager, candidateId, 'bothYes');
  }

  /** The receiver says no, for now: what they had sent themselves is withdrawn with it. */
  async decline(
    manager: EntityManager,
    interest: Interest,
    reverse: Interest | undefined,
    isByCandidate = false,
  ): Promise<void> {
    const { id, fromCandidateId, toCandidateId, seenAt } = interest;
    const now = new Date();
    if (reverse) await this.takeBack(manager, reverse);
    await manager.update(Interest, id, {
      state: 'DECLINED',
      isAnsweredByCandidate: isByCandidate,
      seenAt: seenAt ?? now,
      answeredAt: now,
    });
    await this.steps.ended(manager, fromCandidateId, toCandidateId);
  }

  /** The sender takes it back: as if it had not been, where nobody was told. */
  async takeBack(manager: EntityManager, interest: Interest): Promise<void> {
    const { id, fromCandidateId, toCandidateId, toldAt } = interest;
    if (toldAt === null) {
      await manager.delete(Interest, { id });
      return;
    }
    await manager.update(Interest, id, { state: 'WITHDRAWN' });
    await this.steps.ended(manager, fromCandidateId, toCandidateId);
  }

  /** The receiver hears of it for the first time. What they had sent, and was declined, goes: it is theirs to answer now. */
  async tell(manager: EntityManager, { id, fromCandidateId, toCandidateId }: Interest): Promise<void> {
    await manager.update(Interest, id, { toldAt: new Date() });
    const declined = {
      fromCandidateId: toCandidateId,
      toCandidateId: fromCandidateId,
      state: 'DECLINED',
    } as const;
    await manager.update(Interest, declined, { state: 'WITHDRAWN' });
    await this.steps.told(manager, fromCandidateId, toCandidateId);
    await this.messages.tell(manager, toCandidateId, 'told');
  }
}
