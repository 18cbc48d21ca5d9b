import type { DataSource, EntityManager } from 'typeorm';
import { ChargeKind, ChargeState } from '../../../rules/charges.ts';
import { AppError } from '../../../rules/errors.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { Charge } from './charge.entity.ts';
import { type ChargeOwner, type ChargesService, waivedPenceOf } from './charges.service.ts';

/** Undoes that the office has asked for something no more. */
export class AskAgainService {
  /**
   * What the features above say: pence that the owner of a charge still owes for it; 0 of who owes nothing, or is another feature's.
   * Asked while the charges of the owner are locked, so that whatever makes them void waits.
   */
  readonly owed: ((manager: EntityManager, charge: Charge) => Promise<number>)[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly charges: ChargesService,
    private readonly audit: AuditService,
  ) {}

  /** Whether the office has voided a charge for which something would still be owed. */
  async mayAsk(charge: Charge): Promise<boolean> {
    const { manager } = this.dataSource;
    const owner = ownerOf(charge);
    if (!isVoidedByOffice(charge) || !owner) return false;
    const known = [...(await this.charges.of([owner], manager)).values()].flat();
    return (await this.#pence(manager, charge, known)) > 0;
  }

  /**
   * Asks for a charge again that the office has voided. Of places for which more was asked since, that is asked together.
   * @throws AppError NOT_FOUND; CONFLICT when it is not void by the office, or nothing is owed any more, or it is asked anew already
   */
  async askAgain(actor: Actor, id: number): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const owner = await this.#ownerOf(manager, id);
      await this.charges.lockOf(manager, owner);
      // What was asked while this waited for the lock is seen only by a query of its own.
      const known = [...(await this.charges.of([owner], manager)).values()].flat();
      const charge = known.find((one) => one.id === id);
      if (!charge || !isVoidedByOffice(charge)) throw new AppError('CONFLICT', 'changedByAnother');
      const pence = await this.#pence(manager, charge, known);
      if (pence === 0) throw new AppError('CONFLICT', 'chargeNotOwed');
      const live = liveBeside(charge, known);
      if (live) await this.charges.unwaive(manager, charge);
      await this.charges.revive(manager, live ?? charge, pence);
      const { reference: label } = charge;
      const entry = { action: 'UNDO_DECISION' as const, subject: 'charge' as const, subjectId: id, label };
      await this.audit.record(actor, [entry], manager);
    });
  }

  async #ownerOf(manager: EntityManager, id: number): Promise<ChargeOwner> {
    const charge = await manager.findOneBy(Charge, { id });
    if (!charge) throw new AppError('NOT_FOUND', 'notFound');
    const owner = ownerOf(charge);
    if (!owner) throw new AppError('CONFLICT', 'chargeNotOwed');
    return owner;
  }

  /** What is to be asked then; 0: nothing. */
  async #pence(manager: EntityManager, charge: Charge, known: readonly Charge[]): Promise<number> {
    // A price of a hire that was asked anew is asked whole.
    if (charge.kind !== ChargeKind.REPLY && liveBeside(charge, known)) return 0;
    let owed = 0;
    for (const owedFor of this.owed) owed += await owedFor(manager, charge);
    return Math.max(0, owed - waivedPenceOf(known.filter(({ id }) => id !== charge.id)));
  }
}

const isVoidedByOffice = ({ state, voided }: Charge) => state === ChargeState.VOID && voided.reason !== '';

const liveBeside = ({ kind }: Charge, known: readonly Charge[]) =>
  known.find((one) => one.kind === kind && one.state !== ChargeState.VOID);

function ownerOf({ hireId, replyId }: Charge): ChargeOwner | undefined {
  if (hireId) return { hireId };
  return replyId ? { replyId } : undefined;
}
