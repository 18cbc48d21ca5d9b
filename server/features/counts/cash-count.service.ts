import { type DataSource, type EntityManager, In, IsNull } from 'typeorm';
import type { z } from 'zod';
import {
  CashCountState,
  COUNT_ROWS_MAXIMUM,
  cashCountRules,
  cashEnvelopeRules,
  sumsOfRows,
} from '../../../rules/cash-counts.ts';
import type { DonationStatus } from '../../../rules/donation-states.ts';
import { AppError } from '../../../rules/errors.ts';
import { parsePence } from '../../../rules/money.ts';
import { validate } from '../../../rules/validation.ts';
import { byActor } from '../../database/by.ts';
import { loadForEdit, requireVersion, type Target } from '../../database/load-for-edit.ts';
import { findPage, type Page } from '../../database/page.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { DonationSubType } from '../ledger/donation-types/donation-sub-type.entity.ts';
import { lockMergedDonor } from '../ledger/donors/find-donor.ts';
import { CashCount } from './cash-count.entity.ts';
import { CashEnvelope } from './cash-envelope.entity.ts';

type ListedCount = CashCount & {
  state: CashCountState;
  rowCount: number;
  /** Of the rows: what must be in the pile, and what came through the bank. */
  rowsPence: number;
  bankPence: number;
};

/** A row as it is shown, with the donor as they are called now. */
interface ShownRow extends CashEnvelope {
  donorPostcode: string;
  reference: string | null;
  status: DonationStatus | null;
}

type RowFields = z.input<typeof cashEnvelopeRules> & { version?: number | null };

/** Counts while they are typed: kept row by row, so that nothing is lost with the browser, and on no device. */
export class CashCountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** Newest first. */
  async list(page: Page): Promise<{ items: ListedCount[]; totalCount: number }> {
    const query = this.dataSource.manager.createQueryBuilder(CashCount, 'item');
    const { items, totalCount } = await findPage(query.orderBy('item.id', 'DESC'), page);
    const rows = await this.dataSource.manager.find(CashEnvelope, {
      select: { countId: true, amountPence: true, paymentMethod: true },
      where: { countId: In(items.map(({ id }) => id)) },
    });
    return {
      items: items.map((count) =>
        withSums(
          count,
          rows.filter(({ countId }) => countId === count.id),
        ),
      ),
      totalCount,
    };
  }

  /** With its rows in the order in which they were typed; null for an unknown id. */
  async find(id: number): Promise<(ListedCount & { rows: ShownRow[]; copyId: number | null }) | null> {
    const { manager } = this.dataSource;
    const count = await manager.findOneBy(CashCount, { id });
    if (!count) return null;
    const rows = await this.#rows('row.count_id = $1', id);
    const copy = count.voided.at && (await copyOf(manager, firstOf(count)));
    return { ...withSums(count, rows), rows, copyId: copy?.id ?? null };
  }

  /**
   * Begins a count, or changes what is said of one that is not booked.
   * @param fields not yet validated
   * @returns the id
   * @throws AppError BAD_USER_INPUT; NOT_FOUND; CONFLICT when somebody else saved first, or it is booked
   */
  async save(actor: Actor, target: Target, fields: z.input<typeof cashCountRules>): Promise<number> {
    const { counted, day = null, ...values } = validate(cashCountRules, fields);
    const said = { ...values, day, countedPence: parsePence(counted) };
    return this.dataSource.transaction(async (manager) => {
      if (target === 'new') {
        const { id } = await manager.save(CashCount, { ...said, started: byActor(actor) });
        await this.#record(manager, actor, 'CREATE', id);
        return id;
      }
      const count = await loadDraft(manager, target);
      await manager.update(CashCount, { id: count.id }, { ...said, version: count.version + 1 });
      await this.#record(manager, actor, 'CHANGE', count.id);
      return count.id;
    });
  }

  /**
   * Keeps a row of a draft: a new one, or one that is known by its key. A repeat adds nothing.
   * @param fields not yet validated; `version` of a row that was seen before
   * @throws AppError BAD_USER_INPUT; NOT_FOUND; CONFLICT when it is booked, has enough rows, or somebody else changed the row
   */
  async saveRow(actor: Actor, countId: number, { version, ...fields }: RowFields): Promise<ShownRow> {
    const { key, amount, donorId = null, donorName, ...values } = validate(cashEnvelopeRules, fields);
    const id = await this.dataSource.transaction(async (manager) => {
      await loadDraft(manager, { id: countId });
      const known = await manager.findOneBy(CashEnvelope, { countId, key });
      if (known && version && known.version !== version) throw new AppError('CONFLICT', 'changedByAnother');
      if (!known && version) throw new AppError('CONFLICT', 'changedByAnother');
      if (!known && (await manager.countBy(CashEnvelope, { countId })) >= COUNT_ROWS_MAXIMUM)
        throw new AppError('CONFLICT', 'cashCountFull');
      if (!(await manager.existsBy(DonationSubType, { id: values.subTypeId })))
        throw new AppError('BAD_USER_INPUT', 'donationTypeRequired', { field: 'subTypeId' });
      const donor = donorId ? await lockMergedDonor(manager, donorId) : null;
      if (donorId && !donor) throw new AppError('BAD_USER_INPUT', 'donorUnknown', { field: 'donorId' });
      const row = {
        ...values,
        donorId: donor?.id ?? null,
        donorName: donor ? '' : donorName,
        amountPence: parsePence(amount)!,
      };
      if (known) {
        await manager.update(CashEnvelope, { id: known.id }, { ...row, version: known.version + 1 });
        return known.id;
      }
      // The log tells of the count, not of each envelope.
      await this.#record(manager, actor, 'CHANGE', countId);
      return (await manager.save(CashEnvelope, { ...row, countId, key })).id;
    });
    return (await this.#rows('row.id = $1', id))[0]!;
  }

  /**
   * Takes a row out of a draft; one that is not there is gone already.
   * @param version as it was seen; null for callers who do not say
   * @throws AppError NOT_FOUND; CONFLICT when it is booked, or somebody else changed the row
   */
  async removeRow(actor: Actor, countId: number, key: string, version: number | null): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await loadDraft(manager, { id: countId });
      const known = await manager.findOneBy(CashEnvelope, { countId, key });
      if (known) requireVersion(known, version ?? undefined);
      await manager.delete(CashEnvelope, { countId, key });
      await this.#record(manager, actor, 'CHANGE', countId);
    });
  }

  /** Removes a draft with its rows. @throws AppError NOT_FOUND; CONFLICT when somebody else saved first, or it is booked */
  async remove(actor: Actor, seen: { id: number; version: number }): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { id } = await loadDraft(manager, seen);
      await manager.delete(CashCount, { id });
      await this.#record(manager, actor, 'DELETE', id);
    });
  }

  /**
   * Begins a count with the rows of one that was voided, so that only what was wrong has to be typed again.
   * @returns the id of the new one
   * @throws AppError NOT_FOUND; CONFLICT for one that was not voided, or whose rows are in another count that is not
   */
  async copy(actor: Actor, id: number): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const count = await loadForEdit(manager, CashCount, { id });
      if (!count.voided.at) throw new AppError('CONFLICT', 'cashCountBooked');
      const copiedFromId = firstOf(count);
      if (copiedFromId !== id) await loadForEdit(manager, CashCount, { id: copiedFromId });
      if (await copyOf(manager, copiedFromId)) throw new AppError('CONFLICT', 'cashCountCopied');
      const { day, place, countedBy, countedWith, countedPence, explanation } = count;
      const said = { day, place, countedBy, countedWith, countedPence, explanation };
      const copy = await manager.save(CashCount, { ...said, copiedFromId, started: byActor(actor) });
      await manager.query(
        `INSERT INTO cash_envelope (count_id, key, donor_id, donor_name, sub_type_id, amount_pence, payment_method, cheque_number)
         SELECT $2, key, donor_id, donor_name, sub_type_id, amount_pence, payment_method, cheque_number
           FROM cash_envelope WHERE count_id = $1 ORDER BY id`,
        [id, copy.id],
      );
      await this.#record(manager, actor, 'CREATE', copy.id);
      return copy.id;
    });
  }

  #record(
    manager: EntityManager,
    actor: Actor,
    action: 'CREATE' | 'CHANGE' | 'DELETE',
    subjectId: number,
  ): Promise<void> {
    return this.audit.record(actor, [{ action, subject: 'cash-count', subjectId }], manager);
  }

  #rows(condition: string, parameter: number): Promise<ShownRow[]> {
    return this.dataSource.query(
      `SELECT row.id, row.version, row.key, row.count_id AS "countId", row.donor_id AS "donorId",
              coalesce(donor.name, row.donor_name) AS "donorName", coalesce(donor.postcode, '') AS "donorPostcode",
              row.sub_type_id AS "subTypeId", row.amount_pence AS "amountPence", row.payment_method AS "paymentMethod",
              row.cheque_number AS "chequeNumber", row.donation_id AS "donationId", donation.reference, donation.status
         FROM cash_envelope row
         LEFT JOIN donor ON donor.id = row.donor_id LEFT JOIN donation ON donation.id = row.donation_id
        WHERE ${condition} ORDER BY row.id`,
      [parameter],
    );
  }
}

/** A count that is not booked, locked. @throws AppError NOT_FOUND; CONFLICT */
async function loadDraft(manager: EntityManager, seen: { id: number; version?: number }): Promise<CashCount> {
  const count = await loadForEdit(manager, CashCount, seen);
  if (count.booked.at) throw new AppError('CONFLICT', 'cashCountBooked');
  return count;
}

/** The id of the count in which its rows were typed. */
const firstOf = ({ id, copiedFromId }: CashCount) => copiedFromId ?? id;

/** The count that has the rows of one that was voided, and is not void itself. */
function copyOf(manager: EntityManager, copiedFromId: number): Promise<CashCount | null> {
  return manager.findOneBy(CashCount, { copiedFromId, voided: { at: IsNull() } });
}

function withSums(
  count: CashCount,
  rows: readonly Pick<CashEnvelope, 'amountPence' | 'paymentMethod'>[],
): ListedCount {
  const { counted: rowsPence, bank: bankPence } = sumsOfRows(rows);
  const booked = count.voided.at ? CashCountState.VOID : CashCountState.BOOKED;
  const state = count.booked.at ? booked : CashCountState.DRAFT;
  return { ...count, state, rowCount: rows.length, rowsPence, bankPence };
}
