import { type DataSource, IsNull } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { allocate } from './allocate.ts';
import { isLive } from './bank-allocation.entity.ts';
import type { BankDecisionService, SeenLine } from './bank-decision.service.ts';
import { BankLine } from './bank-line.entity.ts';
import type { BankLineService } from './bank-line.service.ts';
import { BankStatement } from './statements/bank-statement.entity.ts';

/** What one call does: some seconds of work, after which the treasurer sees how far it is. */
const LINES_AT_ONCE = 100;

export interface BatchProgress {
  /** Lines that this call has done. */
  done: number;
  /** Lines that are still to do: call again. */
  remaining: number;
}

/**
 * What is done with many lines of a statement: some at each call, each line in a transaction of its own. Whatever cuts it off
 * leaves whole lines, and the next call goes on.
 */
export class BankBatchService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lines: BankLineService,
    private readonly decisions: BankDecisionService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Confirms some of the lines that are certain. What somebody has decided meanwhile stays as it is.
   * @returns also which they are, in the version that they have now: for {@link undo}
   */
  async confirmCertain(actor: Actor, statementId: number): Promise<BatchProgress & { lines: SeenLine[] }> {
    const all = await this.lines.ofStatement(statementId);
    const certain = all.filter(({ suggestion }) => suggestion?.isCertain);
    const some = certain.slice(0, LINES_AT_ONCE);
    const lines: SeenLine[] = [];
    for (const { id, version, suggestion } of some) {
      const { newDonation } = suggestion!;
      const { candidates, charges, reason } = suggestion!;
      const payments = [
        ...candidates.map(({ donation, pence }) => ({ donationId: donation.id, pence, reason })),
        ...charges.map(({ charge, pence }) => ({ chargeId: charge.id, pence, reason })),
      ];
      const done = await unlessDecided(() =>
        newDonation
          ? this.decisions.enterDonation(actor, { id, version }, newDonation)
          : this.decisions.decide(actor, { id, version }, (deciding, line) =>
              allocate(deciding, line, payments),
            ),
      );
      if (done > 0) lines.push({ id, version: version + 1 });
    }
    return { done: lines.length, remaining: certain.length - some.length, lines };
  }

  /**
   * Undoes some of what was confirmed together, the first ones. What somebody has decided about a line since stays, and
   * so does one that is the payment of what was refunded.
   */
  async undoConfirmed(actor: Actor, lines: readonly SeenLine[]): Promise<BatchProgress> {
    const some = lines.slice(0, LINES_AT_ONCE);
    let done = 0;
    for (const seen of some) done += await unlessDecided(() => this.decisions.undo(actor, seen));
    return { done, remaining: lines.length - some.length };
  }

  /** What was refunded, or given back, since lines of a statement have paid it: the statement cannot be taken back. */
  async dependents(statementId: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ reference: string; name: string }[]>(
      `SELECT DISTINCT item.reference, item.donor_name AS name
         FROM bank_allocation entry
         JOIN bank_line line ON line.id = entry.line_id AND line.statement_id = $1
         JOIN donation item ON item.id = entry.donation_id AND item.refunded_pence > 0
        WHERE entry.reason <> 'PAID_BY_HAND' AND ${isLive('entry')}
       UNION
       SELECT charge.reference, charge.payer_name
         FROM charge JOIN charge_movement moved ON moved.charge_id = charge.id AND moved.kind <> 'FEE'
         LEFT JOIN bank_line line ON line.id = moved.line_id AND line.statement_id = $1
        WHERE charge.id IN (SELECT entry.charge_id FROM bank_allocation entry
                              JOIN bank_line paying ON paying.id = entry.line_id AND paying.statement_id = $1
                             WHERE ${isLive('entry')})
        GROUP BY charge.id
       HAVING sum(CASE WHEN line.id IS NOT NULL THEN 0 WHEN moved.kind = 'PAYMENT' THEN moved.pence ELSE -moved.pence END) < 0
        ORDER BY reference`,
      [statementId],
    );
    return rows.map(({ reference, name }) => `${reference} ${name}`.trim());
  }

  /**
   * Undoes some of the lines of a statement with all that was decided about them; with the last one the statement.
   * @throws AppError NOT_FOUND; CONFLICT when something depends on it, see {@link dependents}: then nothing is done
   */
  async undo(actor: Actor, statementId: number): Promise<BatchProgress> {
    const { manager } = this.dataSource;
    const statement = await manager.findOneBy(BankStatement, { id: statementId });
    if (!statement) throw new AppError('NOT_FOUND', 'notFound');
    if ((await this.dependents(statementId)).length > 0)
      throw new AppError('CONFLICT', 'bankStatementNeeded');
    const [some, count] = await manager.findAndCount(BankLine, {
      where: { statementId, isUndone: false },
      // What was given back before what it was paid by.
      order: { amountPence: 'ASC', id: 'ASC' },
      take: LINES_AT_ONCE,
    });
    let done = 0;
    for (const { id, version } of some)
      done += await unlessDecided(() => this.decisions.undo(actor, { id, version }, { isUndone: true }));
    const remaining = count - done;
    if (remaining === 0) await this.#end(actor, statement);
    return { done, remaining };
  }

  async #end(actor: Actor, { id, fileName: label }: BankStatement): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const isFirst = { id, undoneAt: IsNull() };
      if ((await manager.update(BankStatement, isFirst, { undoneAt: new Date() })).affected !== 1) return;
      const line = { action: 'UNDO', subject: 'bank-statement', subjectId: id, label } as const;
      await this.audit.record(actor, [line], manager);
    });
  }
}

/** 1, or 0 when somebody else has decided about the line meanwhile. */
async function unlessDecided(work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 1;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'CONFLICT' || error.code === 'NOT_FOUND')) return 0;
    throw error;
  }
}
