import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { AuditAction } from '../../../rules/audit.ts';
import {
  ChargeEntryKind,
  ChargeState,
  chargeKeptRules,
  chargePaymentRules,
  chargeReturnRules,
} from '../../../rules/charges.ts';
import { AppError } from '../../../rules/errors.ts';
import { parsePence, poundsText } from '../../../rules/money.ts';
import { reasonRules } from '../../../rules/reason.ts';
import { validate } from '../../../rules/validation.ts';
import { byActor } from '../../database/by.ts';
import { violatedConstraint } from '../../database/database-errors.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { CHARGE_GIVEN_BACK, CHARGE_WITHIN, Charge } from './charge.entity.ts';
import { ChargeEntry, UNDONE_ONCE } from './charge-entry.entity.ts';
import { type ChargesService, voidAll } from './charges.service.ts';

/** The fields of a form, before they are validated. */
type Typed<Rules extends (mostPence: number) => z.ZodType> = Record<
  keyof z.input<ReturnType<Rules>> & string,
  string
>;

/** What the office enters of charges by hand: what was paid, given back or kept, and that this was a mistake. */
export class ChargeEntriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly charges: ChargesService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Enters what somebody has paid, at most what is open.
   * @param seenPence the open amount that was seen, so that a repeated request enters nothing twice
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT; NOT_FOUND; CONFLICT when something else was paid or changed meanwhile
   */
  payByHand(
    actor: Actor,
    id: number,
    seenPence: number,
    fields: Typed<typeof chargePaymentRules>,
  ): Promise<void> {
    return this.#enter(actor, id, 'PAY', ({ openPence, state }) => {
      if (state === ChargeState.VOID) throw new AppError('CONFLICT', 'chargeAskedNoMore');
      requireSeen(seenPence, openPence);
      const { amount, ...entry } = validate(chargePaymentRules(openPence), fields);
      return { ...entry, kind: ChargeEntryKind.PAYMENT, pence: parsePence(amount)!, reason: '' };
    });
  }

  /**
   * Enters what was given back: of a deposit, of what was paid too much, or of what is void.
   * @param seenPence what could be given back, as it was seen
   * @throws AppError as {@link payByHand}
   */
  giveBack(
    actor: Actor,
    id: number,
    seenPence: number,
    fields: Typed<typeof chargeReturnRules>,
  ): Promise<void> {
    return this.#enter(actor, id, 'REFUND', ({ returnablePence }) => {
      requireSeen(seenPence, returnablePence);
      const { amount, ...entry } = validate(chargeReturnRules(returnablePence), fields);
      return { ...entry, kind: ChargeEntryKind.RETURN, pence: parsePence(amount)! };
    });
  }

  /**
   * Says that so much is not given back, and why.
   * @param seenPence as of {@link giveBack}
   * @throws AppError as {@link payByHand}
   */
  keep(actor: Actor, id: number, seenPence: number, fields: Typed<typeof chargeKeptRules>): Promise<void> {
    return this.#enter(actor, id, 'KEEP', ({ returnablePence }) => {
      requireSeen(seenPence, returnablePence);
      const { amount, ...entry } = validate(chargeKeptRules(returnablePence), fields);
      return { ...entry, method: null, kind: ChargeEntryKind.KEPT, pence: parsePence(amount)! };
    });
  }

  /**
   * Says that an entry by hand was a mistake.
   * @returns the id of its charge
   * @throws AppError BAD_USER_INPUT; NOT_FOUND; CONFLICT when somebody has said so already, or when what it paid was given back
   */
  async undo(actor: Actor, entryId: number, fields: z.input<typeof reasonRules>): Promise<number> {
    const { reason } = validate(reasonRules, fields);
    const known = await this.dataSource.manager.findOneBy(ChargeEntry, { id: entryId });
    if (!known || known.reversesId) throw new AppError('NOT_FOUND', 'notFound');
    const { chargeId, kind, pence, day, method } = known;
    await this.#enter(actor, chargeId, 'UNDO_DECISION', () => ({
      ...{ kind, pence, day, method, reason },
      reversesId: entryId,
    }));
    return chargeId;
  }

  /**
   * Asks for a charge no more.
   * @throws AppError BAD_USER_INPUT without a reason; NOT_FOUND; CONFLICT when it is void already, or
   *   when not so much of it is open any more as was seen
   */
  async void(
    actor: Actor,
    id: number,
    { seenPence, ...fields }: z.input<typeof reasonRules> & { seenPence?: number | null },
  ): Promise<void> {
    const { reason } = validate(reasonRules, fields);
    await inTransaction(this.dataSource, async (manager) => {
      const charge = await this.#lock(manager, id);
      if (charge.state === ChargeState.VOID) throw new AppError('CONFLICT', 'changedByAnother');
      requireSeen(seenPence ?? charge.openPence, charge.openPence);
      await voidAll(manager, [charge], actor, reason);
      await this.#record(manager, actor, charge, 'VOID');
    });
  }

  async #enter(
    actor: Actor,
    id: number,
    action: AuditAction,
    entryOf: (
      charge: Charge,
    ) => Pick<ChargeEntry, 'kind' | 'pence' | 'day' | 'method' | 'reason'> &
      Partial<Pick<ChargeEntry, 'reversesId'>>,
  ): Promise<void> {
    try {
      await inTransaction(this.dataSource, async (manager) => {
        const charge = await this.#lock(manager, id);
        const entry = entryOf(charge);
        await manager.insert(ChargeEntry, { ...entry, chargeId: id, made: byActor(actor) });
        await this.#record(manager, actor, charge, action, entry.pence);
      });
    } catch (error) {
      throw refusalOf(error);
    }
  }

  async #lock(manager: EntityManager, id: number): Promise<Charge> {
    const charge = (await this.charges.lock(manager, [id])).get(id);
    if (!charge) throw new AppError('NOT_FOUND', 'notFound');
    return charge;
  }

  #record(
    manager: EntityManager,
    actor: Actor,
    { id, reference }: Charge,
    action: AuditAction,
    pence?: number,
  ): Promise<void> {
    const label = pence ? `${reference} ${poundsText(pence)}` : reference;
    return this.audit.record(actor, [{ action, subject: 'charge', subjectId: id, label }], manager);
  }
}

/** @throws AppError CONFLICT */
function requireSeen(seenPence: number, pence: number): void {
  if (seenPence !== pence) throw new AppError('CONFLICT', 'changedByAnother');
}

/** What the database's own checks say to whoever enters something of a charge. */
export function refusalOf(error: unknown): unknown {
  const constraint = violatedConstraint(error);
  if (constraint === UNDONE_ONCE) return new AppError('CONFLICT', 'changedByAnother');
  if (constraint === CHARGE_WITHIN) return new AppError('CONFLICT', 'chargeExceeded');
  if (constraint === CHARGE_GIVEN_BACK) return new AppError('CONFLICT', 'chargeGivenBack');
  return error;
}
