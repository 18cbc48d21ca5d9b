import { type DataSource, type EntityManager, In } from 'typeorm';
import { ChargeKind, ChargeState } from '../../../rules/charges.ts';
import type { Language } from '../../../rules/languages.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { voidedBy } from '../../database/by.ts';
import { type Actor, OPERATOR } from '../../identity/viewer.ts';
import { newDonationReference } from '../ledger/donation-reference.ts';
import { isUnderWay } from '../ledger/payments.ts';
import { Charge } from './charge.entity.ts';

/** What something is owed for. */
export type ChargeOwner = { hireId: number } | { replyId: number };

export interface Asked {
  kind: ChargeKind;
  owner: ChargeOwner;
  /** 0 asks for nothing. */
  pence: number;
  /** `YYYY-MM-DD`. */
  dueOn: string;
  /** Of a deposit: the day from which it is to be given back, `YYYY-MM-DD`. */
  backOn?: string | null;
  payerName: string;
  email?: string;
  /** What the payer is written to in. */
  language: Language;
}

type Collected = Pick<
  Charge,
  'kind' | 'reference' | 'pence' | 'paidPence' | 'returnedPence' | 'keptPence' | 'dueOn' | 'state'
>;

/** What is owed for hires and places, for the features that they belong to. Nothing of it is a donation. */
export class ChargesService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Asks for money, or changes what is asked: of each kind an owner has one charge that counts. What was paid stays, also where
   * less is asked now: the rest of it is then to be given back, and counts again where more is asked before it has gone. A deposit of which something went back, or was kept, stays as it is.
   * Of places, what the office asks for no more stays so: only what they cost beyond it is asked.
   * @param manager of a transaction in which the owner's row is locked
   * @returns null where nothing is asked
   */
  async ask(manager: EntityManager, asked: Asked, actor: Actor = OPERATOR): Promise<Charge | null> {
    const { kind, owner, dueOn, backOn = null, payerName, email = '', language } = asked;
    const known = await this.lockOf(manager, owner);
    const pence = Math.max(0, asked.pence - waivedPenceOf(known));
    const isLive = (one: Charge) => one.kind === kind && one.state !== ChargeState.VOID;
    const charge = known.find(isLive) ?? (pence > 0 ? reopened(known, kind) : undefined);
    const stated = { dueOn, backOn, payerName, email, letterLanguage: language };
    if (!charge) {
      if (pence === 0) return null;
      const reference = known[0]?.reference ?? (await newReference(manager));
      const added = { ...owner, kind, pence, reference, askedOn: currentDay(), ...stated };
      return manager.save(manager.create(Charge, added));
    }
    if (charge.returnedPence + charge.keptPence > 0 && kind === ChargeKind.DEPOSIT) {
      // When it was to be given back decides what is open of it.
      await manager.update(Charge, { id: charge.id }, { ...stated, backOn: charge.backOn });
      return charge;
    }
    if (pence === 0) {
      await voidAll(manager, [charge], actor, '');
      return null;
    }
    Object.assign(charge, stated, { pence });
    return this.#settle(manager, charge);
  }

  /**
   * Asks an owner for nothing more. What was paid already waits to be given back, or to be kept with a reason.
   * @param manager as of {@link ask}
   * @returns what has money to give back
   */
  async voidOpen(
    manager: EntityManager,
    owner: ChargeOwner,
    { actor = OPERATOR, reason = '' }: { actor?: Actor; reason?: string } = {},
  ): Promise<Charge[]> {
    const live = (await this.lockOf(manager, owner)).filter(({ state }) => state !== ChargeState.VOID);
    await voidAll(manager, live, actor, reason);
    return live.filter(({ returnablePence }) => returnablePence > 0);
  }

  /** Whether money has ever moved for an owner, or is being paid by card, so that it cannot be removed as if it had never been. */
  async hasMoved(manager: EntityManager, owner: ChargeOwner): Promise<boolean> {
    const [{ has }] = await manager.query<[{ has: boolean }]>(
      `SELECT EXISTS (SELECT FROM charge WHERE id = ANY ($1) AND (
         EXISTS (SELECT FROM charge_entry WHERE charge_id = charge.id)
         OR EXISTS (SELECT FROM bank_allocation WHERE charge_id = charge.id)
         OR EXISTS (SELECT FROM card_stray WHERE charge_id = charge.id)
         OR EXISTS (SELECT FROM card_payment WHERE charge_id = charge.id AND state <> 'ENDED'))) AS has`,
      [(await this.lockOf(manager, owner)).map(({ id }) => id)],
    );
    return has;
  }

  /** Whether money for some of these charges, which are locked, is on its way. */
  async areUnderWay(manager: EntityManager, charges: readonly Pick<Charge, 'id'>[]): Promise<boolean> {
    const [{ are }] = await manager.query<[{ are: boolean }]>(
      `SELECT EXISTS (SELECT FROM charge WHERE id = ANY ($1) AND ${isUnderWay('charge')}) AS are`,
      [charges.map(({ id }) => id)],
    );
    return are;
  }

  /** Removes what was asked of an owner that is deleted, of which nothing has ever moved. */
  async remove(manager: EntityManager, owner: ChargeOwner): Promise<void> {
    await manager.delete(Charge, owner);
  }

  /** Takes the e-mail from what is asked of these hires, as their accounts are closed. */
  async forgetContacts(manager: EntityManager, hireIds: readonly number[]): Promise<void> {
    await manager.update(Charge, { hireId: In([...hireIds]) }, { email: '' });
  }

  /** Takes from what is asked of these replies the e-mail, as their accounts are closed, and the name where nothing was paid. */
  async forgetPayers(manager: EntityManager, replyIds: readonly number[]): Promise<void> {
    await manager.query(
      `UPDATE charge SET email = '', payer_name = CASE WHEN paid_pence = 0 THEN '' ELSE payer_name END
        WHERE reply_id = ANY ($1)`,
      [replyIds],
    );
  }

  /** What is asked of owners of one kind, by their ids, those that are void too: in the order in which it is due. */
  async of(
    owners: readonly ChargeOwner[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Map<number, Charge[]>> {
    const found = new Map<number, Charge[]>();
    if (owners.length === 0) return found;
    const isHire = 'hireId' in owners[0]!;
    const ids = owners.map(ownerIdOf);
    const charges = await manager.find(Charge, {
      where: isHire ? { hireId: In(ids) } : { replyId: In(ids) },
      order: { dueOn: 'ASC', id: 'ASC' },
    });
    for (const charge of charges) {
      const id = (isHire ? charge.hireId : charge.replyId)!;
      found.set(id, [...(found.get(id) ?? []), charge]);
    }
    return found;
  }

  /** What is asked of owners of one kind and what has come of it, by their ids, for the export of their own data. */
  async collect(owners: readonly ChargeOwner[]): Promise<Map<number, Collected[]>> {
    const found = await this.of(owners);
    const collected = ({
      kind,
      reference,
      pence,
      paidPence,
      returnedPence,
      keptPence,
      dueOn,
      state,
    }: Charge) => ({
      ...{ kind, reference, pence, paidPence, returnedPence, keptPence, dueOn, state },
    });
    return new Map([...found].map(([id, charges]) => [id, charges.map(collected)]));
  }

  /** Charges that are locked, in the order of their ids. */
  async lock(manager: EntityManager, ids: readonly number[]): Promise<Map<number, Charge>> {
    const charges = await manager.find(Charge, {
      where: { id: In([...ids]) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    return new Map(charges.map((charge) => [charge.id, charge]));
  }

  /** Asks so much of a charge that is locked, void or not. */
  async revive(manager: EntityManager, charge: Charge, pence: number): Promise<void> {
    revived(charge).pence = pence;
    await this.#settle(manager, charge);
  }

  /** Has another charge of the same places ask for what a void one was for. */
  async unwaive(manager: EntityManager, { id, voided }: Charge): Promise<void> {
    await manager.update(Charge, { id }, { voided: { ...voided, reason: '' } });
  }

  async #settle(manager: EntityManager, charge: Charge): Promise<Charge> {
    charge.state = charge.openPence > 0 ? ChargeState.OPEN : ChargeState.PAID;
    const { id, pence, state, dueOn, backOn, payerName, email, letterLanguage, voided } = charge;
    const stated = { pence, state, dueOn, backOn, payerName, email, letterLanguage, voided };
    // Not its sums, which the triggers write.
    await manager.update(Charge, { id }, stated);
    return charge;
  }

  /** What is asked of an owner, locked. */
  lockOf(manager: EntityManager, owner: ChargeOwner): Promise<Charge[]> {
    return manager.find(Charge, { where: owner, order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
  }
}

/** What is asked again, of which the money has not gone back. */
function reopened(known: readonly Charge[], kind: ChargeKind): Charge | undefined {
  const charge = known.findLast((one) => one.kind === kind && one.countsAgain);
  return charge && revived(charge);
}

function revived(charge: Charge): Charge {
  charge.voided = { byId: null, byName: '', at: null, reason: '' };
  // Of a void one nothing is open.
  charge.state = ChargeState.OPEN;
  return charge;
}

/** Pence of places that the office asks for no more. */
export const waivedPenceOf = (known: readonly Charge[]) =>
  known.filter(({ isWaived }) => isWaived).reduce((sum, { pence }) => sum + pence, 0);

const ownerIdOf = (owner: ChargeOwner) => ('hireId' in owner ? owner.hireId : owner.replyId);

/** Void charges that are locked. */
export async function voidAll(
  manager: EntityManager,
  charges: readonly Charge[],
  actor: Actor,
  reason: string,
): Promise<void> {
  for (const charge of charges) {
    charge.state = ChargeState.VOID;
    charge.voided = voidedBy(actor, reason);
    await manager.update(Charge, { id: charge.id }, { state: charge.state, voided: charge.voided });
  }
}

/** As those of donations, so that a bank's description is searched for both in one way, also misspelt. */
async function newReference(manager: EntityManager): Promise<string> {
  const [settings] = await manager.query<[{ prefix: string }]>(
    'SELECT reference_prefix AS prefix FROM site_settings',
  );
  return newDonationReference(settings.prefix);
}
