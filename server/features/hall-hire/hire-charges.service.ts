import type { EntityManager } from 'typeorm';
import { ChargeKind, ChargeState } from '../../../rules/charges.ts';
import { addDays, addMonths } from '../../../rules/days.ts';
import { AppError } from '../../../rules/errors.ts';
import { HireStatus } from '../../../rules/hire-states.ts';
import { currentDay, wallClock } from '../../../rules/zoned-time.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { ChargesService } from '../charges/charges.service.ts';
import { HallHire } from './hall-hire.entity.ts';
import type { HallPageService } from './hall-page/hall-page.service.ts';

type Charge = Awaited<ReturnType<ChargesService['lock']>> extends Map<number, infer One> ? One : never;
type Due = Awaited<ReturnType<HallPageService['due']>>;
type Amounts = Pick<HallHire, 'depositPence' | 'chargesPence' | 'outstandingPence'>;

/** What is asked for hires, within the transactions that decide and change them. */
export class HireChargesService {
  constructor(
    private readonly charges: ChargesService,
    private readonly page: HallPageService,
  ) {}

  /**
   * Asks what a hire costs once it is accepted, and follows what changes of it; of one that is cancelled nothing is asked any more,
   * and what was paid waits to be given back. A hire that is moved keeps its money.
   * @param before the amounts, where it was accepted already
   * @returns whether the hirer has to pay something else than before, or by another day
   */
  async follow(manager: EntityManager, actor: Actor, hire: HallHire, before?: Amounts): Promise<boolean> {
    const owner = { hireId: hire.id };
    if (hire.status === HireStatus.CANCELLED) {
      await this.charges.voidOpen(manager, owner, { actor, reason: hire.declineReason ?? '' });
      return false;
    }
    if (hire.status !== HireStatus.ACCEPTED) return false;
    const known = (await this.charges.of([owner], manager)).get(hire.id);
    // What was agreed before charges were asked here, and what is over, has been settled elsewhere.
    if (!known && (hire.endsAt < new Date() || (before && !isChanged(before, hire)))) return false;
    const live = new Map(
      (known ?? []).filter(({ state }) => state !== ChargeState.VOID).map((charge) => [charge.kind, charge]),
    );
    const again = (known ?? []).filter(({ countsAgain }) => countsAgain);
    const counted = new Map([...again.map((charge) => [charge.kind, charge] as const), ...live]);
    let isOther = false;
    for (const asked of wantedOf(hire, counted, await this.page.due(manager), known && before)) {
      const had = live.get(asked.kind);
      const has = await this.charges.ask(
        manager,
        { ...asked, owner, payerName: hire.name, email: hire.email, language: hire.letterLanguage },
        actor,
      );
      isOther ||= had?.pence !== has?.pence || had?.dueOn !== has?.dueOn;
    }
    return isOther;
  }

  /** Pence of a charge that a hire still owes; 0 of other charges. */
  async owed(manager: EntityManager, { hireId, kind, backOn, pence }: Charge): Promise<number> {
    const hire = hireId && (await manager.findOneBy(HallHire, { id: hireId }));
    if (!hire || hire.status !== HireStatus.ACCEPTED) return 0;
    const inAdvance = kind === ChargeKind.DEPOSIT ? backOn === null : isInAdvance(hire);
    // What is outstanding says nothing of what was asked already.
    return kind !== ChargeKind.REPLY && penceOf(hire, inAdvance).costs[kind] > 0 ? pence : 0;
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
  return outstandingPence !== null && outstandingPence <= (chargesPence ?? 0) - (depositPence ?? 0);
}

/** What a hire costs by kind, and of that what the office says is still outstanding. */
function penceOf({ depositPence, chargesPence, outstandingPence }: Amounts, inAdvance: boolean) {
  const deposit = depositPence ?? 0;
  const price = Math.max(0, (chargesPence ?? 0) - (inAdvance ? deposit : 0));
  const left = outstandingPence ?? Number.POSITIVE_INFINITY;
  const isDepositPaid = left === 0 || (inAdvance && left < price);
  return {
    costs: { DEPOSIT: deposit, HIRE: price },
    asks: { DEPOSIT: isDepositPaid ? 0 : deposit, HIRE: Math.min(price, left) },
  };
}

/**
 * What is due when: the deposit soon after it is asked, the rest some time before the hire. Nothing new is due before today,
 * nor after the hire.
 * @param counted what is asked already, and what is void of which the money counts again
 * @param by when the office wants it
 * @param before the amounts that it was asked by; what they have in common with the new ones is not asked again
 */
function wantedOf(hire: HallHire, counted: ReadonlyMap<ChargeKind, Charge>, by: Due, before?: Amounts) {
  const day = wallClock(hire.startsAt).date;
  const today = currentDay();
  const deposit = counted.get(ChargeKind.DEPOSIT);
  // Money on it was taken as the one or the other.
  const isPaidInPart = [...counted.values()].some(({ paidPence }) => paidPence > 0);
  const inAdvance = deposit && isPaidInPart ? deposit.backOn === null : isInAdvance(hire);
  const now = penceOf(hire, inAdvance);
  const then = before && penceOf(before, deposit ? deposit.backOn === null : isInAdvance(before));
  return [ChargeKind.DEPOSIT, ChargeKind.HIRE].flatMap((kind) => {
    const charge = counted.get(kind);
    // Else what was waived, or settled elsewhere, would be asked again.
    if (!charge && then?.asks[kind] === now.asks[kind]) return [];
    const due =
      kind === ChargeKind.DEPOSIT
        ? addDays(charge?.askedOn ?? today, by.depositDueDays)
        : addDays(addMonths(day, -by.balanceDueMonths), -by.balanceDueDays);
    const earliest = charge && charge.dueOn < today ? charge.dueOn : today;
    const dueUntil = due < day ? due : day;
    return {
      kind,
      // What is outstanding says nothing new of a charge with money on it.
      pence:
        charge && charge.paidPence > 0 && then
          ? Math.max(
              0,
              (charge.state === ChargeState.VOID ? 0 : charge.pence) + now.costs[kind] - then.costs[kind],
            )
          : now.asks[kind],
      dueOn: dueUntil > earliest ? dueUntil : earliest,
      backOn: kind === ChargeKind.HIRE || inAdvance ? null : addDays(wallClock(hire.endsAt).date, 1),
    };
  });
}
