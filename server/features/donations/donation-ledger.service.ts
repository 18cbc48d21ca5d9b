import type { DataSource, SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { DONATION_STATUS_CHANGES, DonationStatus } from '../../../rules/donation-states.ts';
import { donationFilterRules, donationStatusRules } from '../../../rules/donations.ts';
import { AppError } from '../../../rules/errors.ts';
import { validate } from '../../../rules/validation.ts';
import { startOfLondonDay } from '../../database/london-day.ts';
import { findPage, type Page, searchFor } from '../../database/page.ts';
import type { Outbox } from '../../messaging/outbox.ts';
import type { Viewer } from '../../security/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { Donation } from './donation.entity.ts';
import { receiptLetter } from './donation-letters.ts';
import { DonationStatusChange } from './donation-status-change.entity.ts';
import { SUMS, type Sums, sumsOf } from './donation-sums.ts';

/** Rows that an export holds in memory at once. */
const BATCH_SIZE = 500;

export type DonationFilter = z.input<typeof donationFilterRules>;

/** All donations, for administrators (D32): lists, sums and what became of each. */
export class DonationLedgerService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly siteSettings: SiteSettingsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Newest first, with count and sums of all that match.
   * @throws AppError BAD_USER_INPUT for a filter that is none
   */
  async list(page: Page, filter: DonationFilter) {
    const query = this.#query(filter);
    const [list, sums] = await Promise.all([
      findPage(query.clone().orderBy('item.id', 'DESC'), page),
      query.select(SUMS).getRawOne<Sums>(),
    ]);
    return { ...list, sums: sumsOf(sums) };
  }

  /** The newest that match, or the next ones after that id; all of them, some at a time, end with none. */
  batch(filter: DonationFilter, after?: number): Promise<Donation[]> {
    const query = this.#query(filter).orderBy('item.id', 'DESC').limit(BATCH_SIZE);
    if (after !== undefined) query.andWhere('item.id < :after', { after });
    return query.getMany();
  }

  /** One donation with what became of it, the newest change first. @throws AppError NOT_FOUND */
  async find(id: number) {
    const donation = await this.dataSource.manager.findOneBy(Donation, { id });
    if (!donation) throw new AppError('NOT_FOUND', 'notFound');
    const where = { donationId: id };
    const history = await this.dataSource.manager.find(DonationStatusChange, {
      where,
      order: { id: 'DESC' },
    });
    return { ...donation, history };
  }

  /**
   * Takes a donation one step on, remembers who did, and sends the donor a receipt for what is paid.
   * @param fields unchecked
   * @param changedAt for what is entered afterwards: then no letter is sent
   * @throws AppError BAD_USER_INPUT; NOT_FOUND; CONFLICT for a step that there is not (any more)
   */
  async setStatus(
    viewer: Viewer,
    id: number,
    fields: z.input<typeof donationStatusRules>,
    changedAt?: Date,
  ): Promise<void> {
    const { status, note } = validate(donationStatusRules, fields);
    const settings = await this.siteSettings.find();
    await this.dataSource.transaction(async (manager) => {
      const donation = await manager.findOne(Donation, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!donation) throw new AppError('NOT_FOUND', 'notFound');
      const fromStatus = donation.status;
      if (!DONATION_STATUS_CHANGES[fromStatus].includes(status))
        throw new AppError('CONFLICT', 'invalidStatusChange');
      const moment = changedAt ?? new Date();
      const isPaid = status === DonationStatus.PAID;
      await manager.update(Donation, { id }, { status, ...(isPaid && { paidAt: moment }) });
      await manager.insert(DonationStatusChange, {
        donationId: id,
        fromStatus,
        toStatus: status,
        changedById: viewer.userId,
        changedByName: viewer.name,
        note,
        changedAt: moment,
      });
      const line = { action: 'CHANGE_STATUS', subject: 'donation', subjectId: id, detail: status } as const;
      await this.audit.record(viewer, [{ ...line, label: donation.reference }], manager);
      if (isPaid && !changedAt)
        await this.outbox.mail(manager, receiptLetter({ ...donation, paidAt: moment }, settings));
    });
  }

  #query(filter: DonationFilter): SelectQueryBuilder<Donation> {
    const { status, subTypeId, from, to, search } = validate(donationFilterRules, filter);
    const query = this.dataSource.manager.createQueryBuilder(Donation, 'item').where('true');
    if (status) query.andWhere('item.status = :status', { status });
    if (subTypeId) query.andWhere('item.sub_type_id = :subTypeId', { subTypeId });
    if (from) query.andWhere(`item.created_at >= ${startOfLondonDay(':from::date')}`, { from });
    if (to) query.andWhere(`item.created_at < ${startOfLondonDay(':to::date + 1')}`, { to });
    return searchFor(query, ['donorName', 'email', 'phone', 'reference'], search);
  }
}
