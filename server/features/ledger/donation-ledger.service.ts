import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { DonationNote } from '../../../rules/donation-notes.ts';
import {
  type ChangedBy,
  DONATION_STATUS_CHANGES,
  DonationStatus,
  isPaymentTakenBack,
  refusedChange,
} from '../../../rules/donation-states.ts';
import { AppError } from '../../../rules/errors.ts';
import { donationStatusRules } from '../../../rules/paid-donations.ts';
import { validate } from '../../../rules/validation.ts';
import { wallClock } from '../../../rules/zoned-time.ts';
import type { Page } from '../../database/page.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import type { Waiting } from '../today-part.ts';
import { Donation } from './donation.entity.ts';
import { type Charity, receiptLetter, withdrawalLetter } from './donation-letters.ts';
import { DonationStatusChange } from './donation-status-change.entity.ts';
import { SUM_COLUMNS, type SumsRow, sumsOf } from './donation-sums.ts';
import { enterStatus } from './enter-status.ts';
import { type DonationFilter, filteredDonations } from './filtered-donations.ts';
import { findPaidElsewhere, NOT_PAID_ELSEWHERE, PAYABLE_COUNT } from './payments.ts';
import { issueReceipt, withdrawReceipt } from './receipts/receipt-book.ts';
import { enterRefund, refundsOf, sumOfRefunds } from './refunds/refund-book.ts';

/** How many rows an export holds in memory. */
const BATCH_SIZE = 500;

type StatusFields = z.input<ReturnType<typeof donationStatusRules>>;
interface StatusChange {
  by: ChangedBy;
  fields: StatusFields;
  /** What the site itself says of it: a reason that nobody has to write. */
  noteCode?: DonationNote | null;
  settings: Charity;
  changedAt?: Date | undefined;
}

/** All donations, for administrators: lists with sums, export, changes of status. */
export class DonationLedgerService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly siteSettings: SiteSettingsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Newest first, with count and sums of all that match, and how many of these can be set to Paid by hand.
   * @throws AppError BAD_USER_INPUT for an invalid filter
   */
  async list(page: Page, filter: DonationFilter) {
    const query = filteredDonations(this.dataSource.manager, filter);
    // Counted with the sums: a search reads every row, which is done for both at once.
    const [items, sums] = await Promise.all([
      query.clone().orderBy('item.id', 'DESC').limit(page.limit).offset(page.offset).getMany(),
      query
        .select([...SUM_COLUMNS, 'count(*) AS count', `${PAYABLE_COUNT} AS payable`])
        .getRawOne<SumsRow & { count: string; payable: string }>(),
    ]);
    return {
      items: await this.#withPayments(items),
      totalCount: Number(sums?.count ?? 0),
      payableCount: Number(sums?.payable ?? 0),
      sums: sumsOf(sums),
    };
  }

  /** What was promised and has not come, for the page of the day. */
  async waiting(): Promise<Waiting[]> {
    const [{ count, since, amountPence }] = await this.dataSource.query(
      `SELECT count(*)::integer AS count, min(created_at) AS since, sum(amount_pence)::float8 AS "amountPence"
         FROM donation WHERE status = 'PENDING'`,
    );
    return count > 0 ? [{ kind: 'DONATIONS', count, since, amountPence }] : [];
  }

  /**
   * One batch of matching donations for an export, newest first; an empty batch is the end.
   * @param after id of the last donation of the previous batch
   */
  batch(filter: DonationFilter, after?: number): Promise<Donation[]> {
    const query = filteredDonations(this.dataSource.manager, filter)
      .orderBy('item.id', 'DESC')
      .limit(BATCH_SIZE);
    if (after !== undefined) query.andWhere('item.id < :after', { after });
    return query.getMany();
  }

  /**
   * One donation with its changes of status, newest first, and what was given back by hand.
   * @throws AppError NOT_FOUND
   */
  async find(id: number) {
    const donation = await this.dataSource.manager.findOneBy(Donation, { id });
    if (!donation) throw new AppError('NOT_FOUND', 'notFound');
    const where = { donationId: id };
    const history = await this.dataSource.manager.find(DonationStatusChange, {
      where,
      order: { id: 'DESC' },
    });
    const refunds = await refundsOf(this.dataSource.manager, [id]);
    return { ...(await this.#withPayments([donation]))[0]!, history, refunds };
  }

  /**
   * Changes the status of a donation by hand, or reverts a wrong Paid.
   * @param fields not yet validated
   * @param changedAt for backdated changes of the demo content, which send no letter
   * @throws AppError NOT_FOUND; as {@link changeStatus}
   */
  async setStatus(actor: Actor, id: number, fields: StatusFields, changedAt?: Date): Promise<void> {
    const settings = await this.siteSettings.find();
    await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const donation = await manager.findOne(Donation, { where: { id }, lock });
      if (!donation) throw new AppError('NOT_FOUND', 'notFound');
      await this.changeStatus(manager, actor, donation, { by: 'HAND', fields, settings, changedAt });
    });
  }

  /**
   * Changes the status of a donation that is locked, and adds it to the donation's history. With Paid it gets a receipt,
   * which is withdrawn if that is reverted, and the donor a letter with it; the note is for administrators only.
   * All donations of the transaction are locked before, see `issueReceipt`.
   * @returns the id of the entry in the history
   * @throws AppError BAD_USER_INPUT; CONFLICT for a change that the present status does not allow, and for one that would
   *   contradict what lines of bank statements or a card have paid: then nothing is stored
   */
  async changeStatus(
    manager: EntityManager,
    actor: Actor,
    donation: Donation,
    { by, fields, noteCode = null, settings, changedAt }: StatusChange,
  ): Promise<number> {
    const { id, status: fromStatus } = donation;
    const rules = donationStatusRules(fromStatus, noteCode !== null);
    const { status, note, way, receivedOn: statedDay } = validate(rules, fields);
    if (!DONATION_STATUS_CHANGES[fromStatus].includes(status))
      throw new AppError('CONFLICT', 'invalidStatusChange');
    const paidElsewhere = (await findPaidElsewhere(manager, [id])).get(id) ?? NOT_PAID_ELSEWHERE;
    const refusal = refusedChange(fromStatus, status, { ...donation, ...paidElsewhere }, by);
    if (refusal) throw new AppError('CONFLICT', refusal);
    const moment = changedAt ?? new Date();
    const isPaid = status === DonationStatus.PAID;
    const isTakenBack = isPaymentTakenBack(fromStatus, status);
    const receivedOn = isPaid ? (statedDay ?? wallClock(moment).date) : null;
    const isRefunded = status === DonationStatus.REFUNDED;
    if (isRefunded) await this.#enterRest(manager, actor, donation, { note, moment });
    const changed = {
      status,
      ...((isPaid || isTakenBack) && { receivedOn, way }),
      ...(isRefunded && { refundedPence: donation.amountPence }),
    };
    const entry = { note: note ?? null, noteCode, receivedOn, way, at: moment };
    const entryId = await enterStatus(manager, actor, donation, { changed, entry });
    const line = { action: 'CHANGE_STATUS', subject: 'donation', subjectId: id, detail: status } as const;
    await this.audit.record(actor, [{ ...line, label: donation.reference }], manager);
    Object.assign(donation, changed);
    // A gift from before the books were kept here may be without an e-mail.
    const isWrittenTo = !changedAt && donation.email !== '';
    if (receivedOn) {
      const paid = { ...donation, receivedOn };
      const issued = { prefix: settings.referencePrefix, issuedAt: moment };
      const number = await issueReceipt(manager, actor, paid, issued);
      if (isWrittenTo) await this.outbox.mail(manager, receiptLetter(paid, number, settings));
    }
    if (isTakenBack) {
      const number = await withdrawReceipt(manager, id, {
        reason: note ?? '',
        code: noteCode,
        withdrawnAt: moment,
      });
      if (isWrittenTo) await this.outbox.mail(manager, withdrawalLetter(donation, number ?? '', settings));
    }
    return entryId;
  }

  /** What no entry says of a donation that is Refunded now was given back by hand. */
  async #enterRest(
    manager: EntityManager,
    actor: Actor,
    donation: Donation,
    { note = null, moment }: { note?: string | null | undefined; moment: Date },
  ): Promise<void> {
    const pence = donation.amountPence - (await sumOfRefunds(manager, donation));
    if (pence === 0) return;
    const entry = { pence, day: wallClock(moment).date, way: null, reason: note, at: moment };
    await enterRefund(manager, actor, donation.id, entry);
  }

  /** Adds what lines of bank statements and cards have paid of each. */
  async #withPayments(donations: Donation[]) {
    const ids = donations.map(({ id }) => id);
    const paid = await findPaidElsewhere(this.dataSource.manager, ids);
    return donations.map((donation) => ({ ...donation, ...(paid.get(donation.id) ?? NOT_PAID_ELSEWHERE) }));
  }
}
