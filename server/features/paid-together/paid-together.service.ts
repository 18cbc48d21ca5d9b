import { type DataSource, type EntityManager, In } from 'typeorm';
import type { z } from 'zod';
import { DonationNote } from '../../../rules/donation-notes.ts';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { AppError } from '../../../rules/errors.ts';
import { paidTogetherRules, undoTogetherRules } from '../../../rules/paid-donations.ts';
import { PAID_TOGETHER, type TogetherOutcome } from '../../../rules/paid-together.ts';
import { validate } from '../../../rules/validation.ts';
import type { Actor } from '../../identity/viewer.ts';
import { Donation } from '../ledger/donation.entity.ts';
import type { DonationStateService } from '../ledger/donation-state.service.ts';
import { DonationStatusChange } from '../ledger/donation-status-change.entity.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import type { DonationOutcome } from './paid-together.type.ts';

/** A donation as it is when its batch begins, locked. */
interface Locked {
  donation: Donation;
  lastChange: DonationStatusChange | undefined;
}

/** What is done with one, or why not. */
type Deciding = (
  locked: Locked,
) =>
  | { outcome: Exclude<TogetherOutcome, 'DONE'> }
  | Omit<Parameters<DonationStateService['changeStatus']>[3], 'settings' | 'by'>;

/** Several donations that are set to Paid together, and that undone again. */
export class PaidTogetherService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly siteSettings: SiteSettingsService,
    private readonly states: DonationStateService,
  ) {}

  /**
   * Sets donations to Paid on one day, in batches that are each whole or not at all. What somebody else has changed
   * meanwhile stays as it is.
   * @param fields not yet validated
   * @returns what became of each, in the order of their ids
   * @throws AppError BAD_USER_INPUT; NOT_FOUND when one is not there: then nothing is done
   */
  async setPaid(actor: Actor, fields: z.input<typeof paidTogetherRules>): Promise<DonationOutcome[]> {
    const { donations, receivedOn, paymentMethod } = validate(paidTogetherRules, fields);
    const seen = new Map(donations.map(({ id, status }) => [id, status]));
    await this.#requireAll(Donation, [...seen.keys()]);
    return this.#inBatches(actor, [...seen.keys()], ({ donation: { id, status } }) => {
      if (status === DonationStatus.PAID) return { outcome: 'ALREADY' };
      if (status !== DonationStatus.PENDING || seen.get(id) !== status) return { outcome: 'CHANGED' };
      return { fields: { status: DonationStatus.PAID, receivedOn, paymentMethod } };
    });
  }

  /**
   * Takes changes to Paid back as wrong ones, if they still are the last of their donations.
   * @param fields not yet validated
   * @returns as {@link setPaid}
   * @throws AppError BAD_USER_INPUT; NOT_FOUND when one is not there: then nothing is done
   */
  async undo(actor: Actor, fields: z.input<typeof undoTogetherRules>): Promise<DonationOutcome[]> {
    const { changeIds } = validate(undoTogetherRules, fields);
    const changes = await this.#requireAll(DonationStatusChange, changeIds);
    const donationIds = [...new Set(changes.map(({ donationId }) => donationId))];
    return this.#inBatches(actor, donationIds, ({ donation, lastChange }) => {
      if (donation.status === DonationStatus.PENDING) return { outcome: 'ALREADY' };
      const isAsSet = donation.status === DonationStatus.PAID && changeIds.includes(lastChange?.id ?? 0);
      if (!isAsSet) return { outcome: 'CHANGED' };
      const noteCode = DonationNote.PAID_TOGETHER_UNDONE;
      return { fields: { status: DonationStatus.PENDING, note: null }, noteCode };
    });
  }

  async #requireAll<Row extends { id: number }>(
    entity: new () => Row,
    ids: readonly number[],
  ): Promise<Row[]> {
    const distinct = [...new Set(ids)];
    const rows = await this.dataSource.manager.findBy<Row>(entity, { id: In(distinct) } as never);
    if (rows.length < distinct.length) throw new AppError('NOT_FOUND', 'notFound');
    return rows;
  }

  async #inBatches(
    actor: Actor,
    donationIds: readonly number[],
    decide: Deciding,
  ): Promise<DonationOutcome[]> {
    const settings = await this.siteSettings.find();
    const ids = donationIds.toSorted((one, other) => one - other);
    const outcomes: DonationOutcome[] = [];
    for (let start = 0; start < ids.length; start += PAID_TOGETHER.batch) {
      const some = ids.slice(start, start + PAID_TOGETHER.batch);
      const done = await this.dataSource.transaction(async (manager) => {
        const ofBatch: DonationOutcome[] = [];
        for (const locked of await lockAll(manager, some)) {
          const { donation, lastChange } = locked;
          const { id: donationId, reference, donorName } = donation;
          const decision = decide(locked);
          const about = { donationId, reference, donorName };
          const changedByName = lastChange?.changed.byName ?? null;
          const result =
            'outcome' in decision
              ? decision.outcome
              : await this.states
                  .changeStatus(manager, actor, donation, { ...decision, by: 'HAND', settings })
                  .catch(refusedAs);
          ofBatch.push(
            typeof result === 'number'
              ? { ...about, outcome: 'DONE', changedByName: null, changeId: result }
              : { ...about, outcome: result, changedByName, changeId: null },
          );
        }
        return ofBatch;
      });
      outcomes.push(...done);
    }
    return outcomes;
  }
}

/** All of them locked before the first is changed; one that is gone meanwhile is left out. */
async function lockAll(manager: EntityManager, ids: number[]): Promise<Locked[]> {
  const donations = await manager.find(Donation, {
    where: { id: In(ids) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const changes = await manager.find(DonationStatusChange, {
    where: { donationId: In(ids) },
    order: { id: 'ASC' },
  });
  const lastOf = new Map(changes.map((change) => [change.donationId, change]));
  return donations.map((donation) => ({ donation, lastChange: lastOf.get(donation.id) }));
}

/** What the ledger's refusal means for one of several. */
function refusedAs(error: unknown): Exclude<TogetherOutcome, 'DONE'> {
  if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error;
  return error.messageKey === 'paidByBankStatement' ? 'PAID_BY_BANK' : 'CHANGED';
}
