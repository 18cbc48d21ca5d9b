import type { EntityManager } from 'typeorm';
import { taxOn } from '../../../rules/gift-aid-claims.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { ClaimOfLine, ClaimPayments, SeenClaim } from '../bank/claim-payments.ts';
import type { ClaimHooks } from './claim-hooks.ts';
import type { ClaimSteps } from './claim-steps.ts';
import { GiftAidClaim } from './gift-aid-claim.entity.ts';

/** How lines of bank statements pay claims; within the transactions of the bank's desk. */
export class ClaimPaymentService implements ClaimPayments {
  constructor(
    private readonly steps: ClaimSteps,
    private readonly hooks: ClaimHooks,
  ) {}

  async ofLines(manager: EntityManager, lineIds: readonly number[]): Promise<ClaimOfLine[]> {
    const claims = await manager
      .createQueryBuilder(GiftAidClaim, 'claim')
      .where(`claim.state = 'SENT' OR claim.bank_line_id = ANY (:lineIds)`, { lineIds })
      .orderBy('claim.id')
      .getMany();
    const small = await this.hooks.penceWith(
      manager,
      claims.map(({ id }) => id),
    );
    return claims.map(({ id, version, giftsPence, overclaimedPence, sentOn, bankLineId }) => ({
      ...{ id, version, bankLineId, sentOn: sentOn! },
      awaitedPence: taxOn(giftsPence) - taxOn(overclaimedPence) + taxOn(small.get(id) ?? 0),
    }));
  }

  async pay(
    manager: EntityManager,
    actor: Actor,
    claim: SeenClaim,
    line: { id: number; day: string; amountPence: number },
  ): Promise<void> {
    const fields = { paidOn: line.day, paidPence: line.amountPence, bankLineId: line.id };
    await this.steps.take(manager, actor, claim, 'PAID', fields);
  }

  async undo(manager: EntityManager, actor: Actor, bankLineId: number): Promise<boolean> {
    const claim = await manager.findOneBy(GiftAidClaim, { bankLineId });
    if (!claim) return false;
    const fields = { paidOn: null, paidPence: null, bankLineId: null };
    await this.steps.take(manager, actor, claim, 'NOT_PAID', fields);
    return true;
  }
}
