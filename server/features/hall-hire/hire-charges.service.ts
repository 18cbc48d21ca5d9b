import type { EntityManager } from 'typeorm';
import { BALANCE_DUE_DAYS, ChargeKind, DEPOSIT_DUE_DAYS } from '../../../rules/charges.ts';
import { addDays } from '../../../rules/days.ts';
import { AppError } from '../../../rules/errors.ts';
import { HireStatus } from '../../../rules/hire-states.ts';
import { currentDay, wallClock } from '../../../rules/zoned-time.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { ChargesService } from '../charges/charges.service.ts';
import type { HallHire } from './hall-hire.entity.ts';

type Amounts = Pick<HallHire, 'depositPence' | 'chargesPence' | 'outstandingPence'>;

/** What is asked for hires, within the transactions that decide and change them. */
export class HireChargesService {
  constructor(private readonly charges: ChargesService) {}

  /**
   * Asks what a hire costs once it is accepted, and follows what changes of it; of one that is cancelled nothing is asked any more,
   * and what was paid waits to be given back. A hire that is moved keeps its money.
   * @param before the amounts, where it was accepted already
   */
  async follow(manager: EntityManager, actor: Actor, hire: HallHire, before?: Amounts): Promise<void> {
    const owner = { hireId: hire.id };
    if (hire.status === HireStatus.CANCELLED) {
      await this.charges.voidOpen(manager, owner, { actor, reason: hire.declineReason ?? '' });
      return;
    }
    if (hire.status !== HireStatus.ACCEPTED) return;
    const isAsked = (await this.charges.of([owner], manager)).has(hire.id);
    // What was agreed before charges were asked here, and what is over, has been settled elsewhere.
    if (!isAsked && (hire.endsAt < new Date() || (before && !isChanged(before, hire)))) return;
    for (const { kind, pence, ...days } of wantedOf(hire))
      await this.charges.ask(
        manager,
        {
          ...{ kind, owner, pence, ...days },
          ...{ payerName: hire.name, email: hire.email, language: hire.letterLanguage },
        },
        actor,
      );
  }

  /** Before a hire is deleted. @throws AppError CONFLICT when money was paid for it */
  async leave(manager: EntityManager, hireId: number): Promise<void> {
    if (await this.charges.hasMoved(manager, { hireId })) throw new AppError('CONFLICT', 'hireWasPaid');
    await this.charges.remove(manager, { hireId });
  }
}

const isChanged = (before: Amounts, after: Amounts) =>
  before.depositPence !== after.depositPence ||
  before.chargesPence !== after.chargesPence ||
  before.outstandingPence !== after.outstandingPence;

/** Whether the agreement counts the deposit towards the charges: then only the rest of them is outstanding. */
function isInAdvance({ depositPence, chargesPence, outstandingPence }: Amounts): boolean {
  if (!depositPence || !chargesPence || outstandingPence === null) return false;
  return outstandingPence <= chargesPence - depositPence;
}

/** What is due when: the deposit soon after the answer, the rest some time before the hire, and neither after it. */
function wantedOf(hire: HallHire) {
  const { startsAt, endsAt, decidedAt, depositPence, chargesPence } = hire;
  const inAdvance = isInAdvance(hire);
  const day = wallClock(startsAt).date;
  const acceptedOn = decidedAt ? wallClock(decidedAt).date : currentDay();
  const depositDue = addDays(acceptedOn, DEPOSIT_DUE_DAYS);
  const balanceDue = addDays(day, -BALANCE_DUE_DAYS);
  return [
    {
      kind: ChargeKind.DEPOSIT,
      pence: depositPence ?? 0,
      dueOn: depositDue < day ? depositDue : day,
      backOn: inAdvance ? null : addDays(wallClock(endsAt).date, 1),
    },
    {
      kind: ChargeKind.HIRE,
      pence: (chargesPence ?? 0) - (inAdvance ? depositPence! : 0),
      dueOn: balanceDue > acceptedOn ? balanceDue : acceptedOn < day ? acceptedOn : day,
      backOn: null,
    },
  ];
}
