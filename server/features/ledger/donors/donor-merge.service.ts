import { type DataSource, type EntityManager, In } from 'typeorm';
import { AppError } from '../../../../rules/errors.ts';
import { byActor } from '../../../database/by.ts';
import { requireVersion } from '../../../database/load-for-edit.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../identity/viewer.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { Donation } from '../donation.entity.ts';
import { Donor } from './donor.entity.ts';
import type { DonorMergeType } from './donor.type.ts';
import { DonorMerge } from './donor-merge.entity.ts';

interface SeenDonor {
  id: number;
  version: number;
}

/** Says that two donors are the same, and that they are not after all. */
export class DonorMergeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  /**
   * Counts the donations of a donor as another one's, who is also found by later donations of the first.
   * @param seen whose donations they were
   * @returns the id of the entry
   * @throws AppError NOT_FOUND; BAD_USER_INPUT for one donor twice; CONFLICT when somebody else changed one of the two
   */
  merge(actor: Actor, seen: SeenDonor, into: SeenDonor): Promise<number> {
    if (seen.id === into.id)
      throw new AppError('BAD_USER_INPUT', 'donorMergeWithItself', { field: 'intoId' });
    return inTransaction(this.dataSource, async (manager) => {
      const donors = await lockDonors(manager, [seen.id, into.id]);
      for (const one of [seen, into]) {
        const donor = donors.get(one.id);
        if (!donor) throw new AppError('NOT_FOUND', 'notFound');
        if (donor.mergedIntoId) throw new AppError('CONFLICT', 'donorMerged');
        requireVersion(donor, one.version);
      }
      return this.#move(manager, actor, seen, into);
    });
  }

  /**
   * Counts as an account's donor, in its transaction, one of whom it is certain that the account's owner is them. Whoever has
   * an account of their own stays.
   * @param ownId of the donor that the account itself is
   */
  async mergeIntoOwn(manager: EntityManager, actor: Actor, donorId: number, ownId: number): Promise<void> {
    const roots = await manager.query<{ id: number }[]>(
      'SELECT root_id AS id FROM donor_root WHERE donor_id IN ($1, $2) ORDER BY donor_id = $2',
      [donorId, ownId],
    );
    const donors = await lockDonors(
      manager,
      roots.map(({ id }) => id),
    );
    const [donor, own] = roots.map(({ id }) => donors.get(id));
    if (!donor || !own || donor === own || donor.userId) return;
    // One of them was merged while this waited.
    if (donor.mergedIntoId || own.mergedIntoId) await this.mergeIntoOwn(manager, actor, donorId, ownId);
    else await this.#move(manager, actor, donor, own);
  }

  async #move(manager: EntityManager, actor: Actor, seen: SeenDonor, into: SeenDonor): Promise<number> {
    const donations = await manager.find(Donation, {
      select: { id: true },
      where: { donorId: seen.id },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const donationIds = donations.map(({ id }) => id);
    await manager.update(Donation, { donorId: seen.id }, { donorId: into.id });
    await manager.update(Donor, { id: seen.id }, { mergedIntoId: into.id, version: seen.version + 1 });
    await manager.update(Donor, { id: into.id }, { version: into.version + 1 });
    return this.#record(manager, actor, {
      ...{ donorId: seen.id, intoId: into.id, donationIds, reversesId: null },
    });
  }

  /**
   * Takes a merge back: the donor is one of their own again, with the donations that went over; later ones stay.
   * @param id of the entry
   * @returns the donor who is one of their own again
   * @throws AppError NOT_FOUND; CONFLICT when it was undone already, or the other donor was merged in turn
   */
  undo(actor: Actor, id: number): Promise<number> {
    return inTransaction(this.dataSource, async (manager) => {
      const entry = await manager.findOneBy(DonorMerge, { id });
      if (!entry || entry.reversesId) throw new AppError('NOT_FOUND', 'notFound');
      const { donorId, intoId, donationIds } = entry;
      const donors = await lockDonors(manager, [donorId, intoId]);
      const donor = donors.get(donorId);
      const isLive =
        donor?.mergedIntoId === intoId && !(await manager.existsBy(DonorMerge, { reversesId: id }));
      if (!isLive) throw new AppError('CONFLICT', 'changedByAnother');
      if (donors.get(intoId)?.mergedIntoId) throw new AppError('CONFLICT', 'donorMerged');
      await manager.query(
        `UPDATE donation SET donor_id = $1 WHERE id IN (
           SELECT id FROM donation WHERE id = ANY ($2) AND donor_id = $3 ORDER BY id FOR UPDATE)`,
        [donorId, donationIds, intoId],
      );
      for (const one of donors.values())
        await manager.update(
          Donor,
          { id: one.id },
          { version: one.version + 1, ...(one.id === donorId && { mergedIntoId: null }) },
        );
      await this.#record(manager, actor, { donorId, intoId, donationIds, reversesId: id });
      return donorId;
    });
  }

  async #record(
    manager: EntityManager,
    actor: Actor,
    entry: Pick<DonorMerge, 'donorId' | 'intoId' | 'donationIds' | 'reversesId'>,
  ): Promise<number> {
    const { id } = await manager.save(DonorMerge, { ...entry, made: byActor(actor) });
    const action = entry.reversesId ? 'UNDO_MERGE' : 'MERGE';
    await this.audit.record(actor, [{ action, subject: 'donor', subjectId: entry.intoId }], manager);
    return id;
  }
}

/** Who was merged into a donor and still is, the newest first. */
export function liveMergesInto(manager: EntityManager, intoId: number): Promise<DonorMergeType[]> {
  return manager.query(
    `SELECT entry.id, donor.name, cardinality(entry.donation_ids) AS "donationCount",
            entry.made_by_name AS "madeByName", entry.made_at AS "madeAt"
       FROM donor_merge entry JOIN donor ON donor.id = entry.donor_id
      WHERE entry.into_id = $1 AND entry.reverses_id IS NULL
        AND NOT EXISTS (SELECT FROM donor_merge WHERE reverses_id = entry.id) ORDER BY entry.id DESC`,
    [intoId],
  );
}

/** Locked in the order of their ids, before any donation of theirs, as everybody does it. Who only names one does not wait. */
async function lockDonors(manager: EntityManager, ids: readonly number[]): Promise<Map<number, Donor>> {
  const donors = await manager.find(Donor, {
    where: { id: In([...ids]) },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
  return new Map(donors.map((donor) => [donor.id, donor]));
}
