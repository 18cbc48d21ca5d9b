import type { DataSource, SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import {
  DONATION_STATUS_CHANGES,
  DonationStatus,
  isPaymentTakenBack,
} from '../../../rules/donation-states.ts';
import { donationFilterRules, donationStatusRules } from '../../../rules/donations.ts';
import { AppError } from '../../../rules/errors.ts';
import { londonWall } from '../../../rules/london-time.ts';
import { validate } from '../../../rules/validation.ts';
import { findPage, type Page, searchFor } from '../../database/page.ts';
import type { Viewer } from '../../identity/viewer.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { countedBetween } from './counted-day.ts';
import { Donation } from './donation.entity.ts';
import { receiptLetter, withdrawalLetter } from './donation-letters.ts';
import { DonationStatusChange } from './donation-status-change.entity.ts';
import { SUMS, type Sums, sumsOf } from './donation-sums.ts';

/** Rows that an export holds in memory at once. */
const BATCH_SIZE = 500;

type StatusFields = z.input<ReturnType<typeof donationStatusRules>>;
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
   * Takes a donation one step on, or a wrong Paid back, and remembers who did. The donor is sent a receipt for what
   * is paid, and told when that was wrong (D97); the reason stays in the office.
   * @param fields unchecked
   * @param changedAt for what is entered afterwards: then no letter is sent
   * @throws AppError BAD_USER_INPUT; NOT_FOUND; CONFLICT for a step that there is not (any more)
   */
  async setStatus(viewer: Viewer, id: number, fields: StatusFields, changedAt?: Date): Promise<void> {
    const settings = await this.siteSettings.find();
    await this.dataSource.transaction(async (manager) => {
      const donation = await manager.findOne(Donation, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!donation) throw new AppError('NOT_FOUND', 'notFound');
      const fromStatus = donation.status;
      const { status, note, receivedOn: named } = validate(donationStatusRules(fromStatus), fields);
      if (!DONATION_STATUS_CHANGES[fromStatus].includes(status))
        throw new AppError('CONFLICT', 'invalidStatusChange');
      const moment = changedAt ?? new Date();
      const isPaid = status === DonationStatus.PAID;
      const isTakenBack = isPaymentTakenBack(fromStatus, status);
      const receivedOn = isPaid ? (named ?? londonWall(moment).date) : null;
      const received = isPaid || isTakenBack ? { receivedOn } : {};
      await manager.update(Donation, { id }, { status, ...received });
      await manager.insert(DonationStatusChange, {
        donationId: id,
        fromStatus,
        toStatus: status,
        changedById: viewer.userId,
        changedByName: viewer.name,
        note,
        receivedOn,
        changedAt: moment,
      });
      const line = { action: 'CHANGE_STATUS', subject: 'donation', subjectId: id, detail: status } as const;
      await this.audit.record(viewer, [{ ...line, label: donation.reference }], manager);
      if (changedAt) return;
      if (receivedOn) await this.outbox.mail(manager, receiptLetter({ ...donation, receivedOn }, settings));
      if (isTakenBack) await this.outbox.mail(manager, withdrawalLetter(donation, settings));
    });
  }

  #query(filter: DonationFilter): SelectQueryBuilder<Donation> {
    const { status, subTypeId, from = null, to = null, search } = validate(donationFilterRules, filter);
    const query = this.dataSource.manager.createQueryBuilder(Donation, 'item').where('true');
    if (status) query.andWhere('item.status = :status', { status });
    if (subTypeId) query.andWhere('item.sub_type_id = :subTypeId', { subTypeId });
    if (from || to) query.andWhere(countedBetween(':from::date', ':to::date'), { from, to });
    return searchFor(query, ['donorName', 'email', 'phone', 'reference'], search);
  }
}
