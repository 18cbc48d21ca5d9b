import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { AuditAction } from '../../../rules/audit.ts';
import {
  bankDonationRules,
  bankFeeRules,
  bankNoteRules,
  bankPaymentsRules,
} from '../../../rules/bank-statements.ts';
import { AppError } from '../../../rules/errors.ts';
import { poundsText } from '../../../rules/money.ts';
import { validate } from '../../../rules/validation.ts';
import { violatedConstraint } from '../../database/database-errors.ts';
import { loadForEdit } from '../../database/load-for-edit.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { refusalOf } from '../charges/charge-entries.service.ts';
import type { ChargesService } from '../charges/charges.service.ts';
import type { DonationStateService } from '../ledger/donation-state.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { allocate, type Deciding, openPence, type Payment, reverse } from './allocate.ts';
import { BankLine } from './bank-line.entity.ts';
import type { BankLineService } from './bank-line.service.ts';
import type { BankHooks, SeenClaim } from './claim-payments.ts';
import { donationOfLine, type NewBankDonation } from './donation-of-line.ts';

/** A line in the version that somebody has seen. */
export interface SeenLine {
  id: number;
  version: number;
}

/** What is decided about lines, each in one transaction; all of it can be taken back. */
export class BankDecisionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly siteSettings: SiteSettingsService,
    private readonly books: { states: DonationStateService; charges: ChargesService; hooks: BankHooks },
    private readonly lines: BankLineService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Makes a line pay donations that were promised, donations that are entered for it, and what is owed; money that went out gives
   * back what was paid of that.
   * @param fields not yet validated
   * @param fee pence that were kept of them before they came, not yet validated
   * @throws AppError BAD_USER_INPUT; NOT_FOUND; CONFLICT when somebody has decided about the line meanwhile, and as
   *   `allocate` does. Then nothing is stored, as below
   */
  async pay(
    actor: Actor,
    seen: SeenLine,
    fields: z.input<typeof bankPaymentsRules>,
    fee?: number | null,
  ): Promise<void> {
    const wanted = validate(bankPaymentsRules, fields);
    const feePence = validate(bankFeeRules, fee) ?? 0;
    const reason = await this.lines.reasonFor(seen.id, wanted);
    const work = async (deciding: Deciding, line: BankLine) => {
      const payments: Payment[] = [];
      for (const { donationId, chargeId, newDonation, pence } of wanted)
        payments.push(
          newDonation
            ? await this.#newDonation(deciding, line, newDonation, pence)
            : { pence, reason, ...(chargeId ? { chargeId } : { donationId: donationId! }) },
        );
      await allocate(deciding, line, payments, feePence);
    };
    await this.decide(actor, seen, work, { feePence });
  }

  /**
   * Enters what a line has not paid for yet as a donation that it pays. Whoever has an e-mail gets a receipt.
   * @param fields not yet validated
   * @throws AppError as {@link pay}
   */
  async enterDonation(
    actor: Actor,
    seen: SeenLine,
    fields: z.input<typeof bankDonationRules>,
  ): Promise<void> {
    const newDonation = validate(bankDonationRules, fields);
    await this.decide(actor, seen, async (deciding, line) => {
      const pence = await openPence(deciding.manager, line);
      if (pence <= 0) throw new AppError('CONFLICT', 'bankLineExceeded');
      await allocate(deciding, line, [await this.#newDonation(deciding, line, newDonation, pence)]);
    });
  }

  /**
   * Says that a line is what the tax office has paid for a Gift Aid claim, which is no donation.
   * @throws AppError as {@link pay}; BAD_USER_INPUT for a line from before the claim was sent
   */
  async payClaim(actor: Actor, seen: SeenLine, claim: SeenClaim): Promise<void> {
    await this.decide(actor, seen, async ({ manager, claims }, line) => {
      const isWhole = line.amountPence > 0 && (await openPence(manager, line)) === line.amountPence;
      if (!isWhole) throw new AppError('CONFLICT', 'bankLineExceeded');
      await claims.pay(manager, actor, claim, line);
      line.isExcluded = true;
    });
  }

  /**
   * Says that what a line has not paid for is for nothing in these books.
   * @param fields not yet validated
   * @throws AppError as {@link pay}
   */
  async exclude(actor: Actor, seen: SeenLine, fields: z.input<typeof bankNoteRules>): Promise<void> {
    const { note } = validate(bankNoteRules, fields);
    await this.decide(actor, seen, async (_deciding, line) => {
      line.isExcluded = true;
      line.excludedNote = note ?? '';
    });
  }

  /**
   * Takes back what was decided about a line, and that it has brought another back, or was brought back, also of that one.
   * @param isUndone with its whole statement, for which nothing need have been decided
   * @throws AppError as {@link pay}; CONFLICT when something of which it is the payment was refunded since, unless that was Paid without it
   */
  async undo(actor: Actor, seen: SeenLine, { isUndone = false } = {}): Promise<void> {
    const otherId = await this.#otherHalf(seen.id);
    await this.#together(actor, async (deciding) => {
      const { manager } = deciding;
      const [other, line] = otherId
        ? await lockBoth(manager, { id: otherId }, seen)
        : [null, await loadLine(manager, seen)];
      const wasDecided = (await reverse(deciding, line)) > 0 || line.isExcluded;
      if (!wasDecided && !isUndone) throw new AppError('CONFLICT', 'changedByAnother');
      const undecided = { isExcluded: false, excludedNote: '', returnsLineId: null };
      Object.assign(line, undecided, { isUndone });
      await this.#save(deciding, line, { action: wasDecided ? 'UNDO_DECISION' : null });
      if (!other) return;
      Object.assign(other, undecided);
      await this.#save(deciding, other, { action: 'UNDO_DECISION' });
    });
  }

  /** The line that one has brought back, or that has brought it back. What is said of both changes the versions of both. */
  async #otherHalf(id: number): Promise<number | null> {
    const where = [{ id }, { returnsLineId: id }];
    const lines = await this.dataSource.manager.findBy(BankLine, where);
    return lines.map((line) => (line.id === id ? line.returnsLineId : line.id)).find(Boolean) ?? null;
  }

  /**
   * Says yes to money that went out being a payment that was returned: what that had paid is Not paid again, whatever had
   * set it to Paid, and neither of the two is for these books.
   * @throws AppError as {@link undo}; CONFLICT when it no longer looks so
   */
  async takeAsReturned(actor: Actor, seen: SeenLine): Promise<void> {
    const returned = (await this.lines.find(seen.id))?.returned;
    if (!returned) throw new AppError('CONFLICT', 'changedByAnother');
    await this.#together(actor, async (deciding) => {
      const [payment, line] = await lockBoth(deciding.manager, { id: returned.lineId }, seen);
      if ((await reverse(deciding, payment, { hasGoneBack: true })) === 0)
        throw new AppError('CONFLICT', 'changedByAnother');
      line.returnsLineId = payment.id;
      for (const one of [payment, line]) {
        Object.assign(one, { isExcluded: true, excludedNote: '' });
        await this.#save(deciding, one, { action: 'DECIDE' });
      }
    });
  }

  /**
   * Decides something about a line that is locked, and counts its version.
   * @throws AppError NOT_FOUND; CONFLICT when it is not in the version that was seen
   */
  async decide(
    actor: Actor,
    seen: SeenLine,
    work: (deciding: Deciding, line: BankLine) => Promise<unknown>,
    { feePence = 0 } = {},
  ): Promise<void> {
    await this.#together(actor, async (deciding) => {
      const line = await loadLine(deciding.manager, seen);
      await work(deciding, line);
      await this.#save(deciding, line, { action: 'DECIDE', feePence });
    });
  }

  /** Does all of it or nothing. @throws AppError CONFLICT for what the database's own checks refuse */
  async #together(actor: Actor, work: (deciding: Deciding) => Promise<void>): Promise<void> {
    const office = await this.#office();
    try {
      // Several new donations lock their donors in no one order.
      await inTransaction(this.dataSource, (manager) => work({ manager, actor, ...office }));
    } catch (error) {
      // The database's own check: two decisions that both were within the sums.
      if (violatedConstraint(error) !== 'bank_allocation_within') throw refusalOf(error);
      throw new AppError('CONFLICT', 'bankDonationExceeded');
    }
  }

  async #newDonation(
    deciding: Deciding,
    line: BankLine,
    newDonation: NewBankDonation,
    pence: number,
  ): Promise<Payment> {
    const donationId = await donationOfLine(deciding, this.audit, line, { newDonation, pence });
    return { donationId, pence, reason: 'ENTERED' };
  }

  async #office(): Promise<Omit<Deciding, 'manager' | 'actor'>> {
    const settings = await this.siteSettings.find();
    const language = await this.siteSettings.firstLanguage();
    const { states, charges, hooks } = this.books;
    return { states, charges, claims: hooks.claims, settings, language };
  }

  async #save(
    { manager, actor }: Deciding,
    line: BankLine,
    { action, feePence = 0 }: { action: AuditAction | null; feePence?: number },
  ): Promise<void> {
    const { id, isExcluded, excludedNote, returnsLineId, isUndone, version, day, amountPence } = line;
    const decided = { isExcluded, excludedNote, returnsLineId, isUndone };
    await manager.update(BankLine, { id }, { ...decided, version: version + 1 });
    if (!action) return;
    const fee = feePence && ` = ${poundsText(amountPence + feePence)} - ${poundsText(feePence)}`;
    // Not the description: the log is kept for others than who may read it.
    const label = `${day} ${poundsText(Math.abs(amountPence))}${fee || ''}`;
    await this.audit.record(actor, [{ action, subject: 'bank-line', subjectId: id, label }], manager);
  }
}

/** @throws AppError NOT_FOUND; CONFLICT */
async function loadLine(manager: EntityManager, seen: { id: number; version?: number }): Promise<BankLine> {
  const line = await loadForEdit(manager, BankLine, seen);
  if (line.isUndone) throw new AppError('NOT_FOUND', 'notFound');
  return line;
}

/** Two lines, locked in the order of their ids. @throws AppError NOT_FOUND; CONFLICT */
async function lockBoth(
  manager: EntityManager,
  one: { id: number },
  other: SeenLine,
): Promise<[BankLine, BankLine]> {
  const inOrder = [one, other].sort((first, second) => first.id - second.id);
  const lines: BankLine[] = [];
  for (const seen of inOrder) lines.push(await loadLine(manager, seen));
  const lineOf = (id: number) => lines.find((line) => line.id === id)!;
  return [lineOf(one.id), lineOf(other.id)];
}
