import { type DataSource, In, IsNull } from 'typeorm';
import type { z } from 'zod';
import { DonationStatus } from '../../../../rules/donation-states.ts';
import { AppError } from '../../../../rules/errors.ts';
import { allUsed } from '../../../../rules/filters.ts';
import { ReceiptState, receiptFilterRules, receiptNumber } from '../../../../rules/receipts.ts';
import { searchPatterns } from '../../../../rules/search-text.ts';
import { validate } from '../../../../rules/validation.ts';
import { containsText, findPage, type Page } from '../../../database/page.ts';
import type { RateLimit, RateLimiter } from '../../../identity/rate-limiter.ts';
import type { Viewer } from '../../../identity/viewer.ts';
import type { Outbox } from '../../../messages/outbox.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { Donation } from '../donation.entity.ts';
import { receiptLetter } from '../donation-letters.ts';
import { printedReceipt } from './printed-receipt.ts';
import { Receipt } from './receipt.entity.ts';
import type { PrintedReceiptType, ReceiptGapType } from './receipt.type.ts';

const HOUR = 3600;

/** A donor is not to get the same letter again and again. */
const PER_RECEIPT: RateLimit = {
  name: 'receipt-again',
  limit: 3,
  window: 24 * HOUR,
  firstWait: HOUR,
  longestWait: 24 * HOUR,
};
/** Nor is everybody to be written to by one who has got into the office. */
const PER_TREASURER: RateLimit = {
  name: 'receipts-again',
  limit: 60,
  window: HOUR,
  firstWait: HOUR / 6,
  longestWait: 12 * HOUR,
};

/** A receipt with the donation that it is for, if that is still there. */
export interface KnownReceipt extends Receipt {
  state: ReceiptState;
  donation: Donation | null;
}

/** SQL: the donation of the receipt `item` fulfils a condition. */
const donationIs = (condition: string) =>
  `EXISTS (SELECT FROM donation WHERE donation.id = item.donation_id AND ${condition})`;

/** SQL for each state; the receipt is `item`. */
const STATES: Readonly<Record<ReceiptState, string>> = {
  [ReceiptState.ISSUED]: `item.voided_at IS NULL AND NOT ${donationIs(`donation.status = 'REFUNDED'`)}`,
  [ReceiptState.REFUNDED]: `item.voided_at IS NULL AND ${donationIs(`donation.status = 'REFUNDED'`)}`,
  [ReceiptState.VOID]: 'item.voided_at IS NOT NULL',
};

const SEARCHED = ['donor_name', 'email', 'reference'].map((column) => `donation.${column}`);

function stateOf({ voidedAt }: Receipt, donation: Donation | null): ReceiptState {
  if (voidedAt) return ReceiptState.VOID;
  return donation?.status === DonationStatus.REFUNDED ? ReceiptState.REFUNDED : ReceiptState.ISSUED;
}

/** The register of receipts, for treasurers. They are issued and voided by `receipt-book.ts`. */
export class ReceiptService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: {
      outbox: Outbox;
      rateLimiter: RateLimiter;
      siteSettings: SiteSettingsService;
      audit: AuditService;
    },
  ) {}

  /**
   * The newest first.
   * @throws AppError BAD_USER_INPUT for an invalid filter
   */
  async list(
    page: Page,
    filter: z.input<typeof receiptFilterRules>,
  ): Promise<{ items: KnownReceipt[]; totalCount: number }> {
    const { year, state, search, ...rest } = validate(receiptFilterRules, filter);
    allUsed(rest);
    const query = this.dataSource.manager
      .createQueryBuilder(Receipt, 'item')
      .where('true')
      .orderBy('item.id', 'DESC');
    if (year) query.andWhere('item.year = :year', { year });
    if (state) query.andWhere(STATES[state]);
    if (search)
      query.andWhere(
        `(${containsText(['item.number'], ':search')} OR ${donationIs(containsText(SEARCHED, ':search'))})`,
        { search: searchPatterns(search) },
      );
    const { items, totalCount } = await findPage(query, page);
    return { items: await this.#withDonations(items), totalCount };
  }

  /** The years of the numbers, the newest first. */
  async years(): Promise<number[]> {
    const rows = await this.dataSource.query<{ year: number }[]>(
      'SELECT year FROM receipt_counter ORDER BY year DESC',
    );
    return rows.map(({ year }) => year);
  }

  /** Numbers that no receipt has, as a restore left them out: of each gap the first and the last, the newest first. */
  async gaps(): Promise<ReceiptGapType[]> {
    const rows = await this.dataSource.query<{ year: number; first: number; last: number }[]>(
      `SELECT year, first, last FROM (
         SELECT year, lag(running, 1, 0) OVER (PARTITION BY year ORDER BY running) + 1 AS first, running - 1 AS last FROM receipt
         UNION ALL
         SELECT year, coalesce((SELECT max(running) FROM receipt WHERE receipt.year = counter.year), 0) + 1, running
           FROM receipt_counter counter) gap
        WHERE first <= last ORDER BY year DESC, first DESC`,
    );
    const { referencePrefix } = await this.services.siteSettings.find();
    const number = (year: number, running: number) => receiptNumber(referencePrefix, year, running);
    return rows.map(({ year, first, last }) => ({ first: number(year, first), last: number(year, last) }));
  }

  /** @throws AppError NOT_FOUND */
  async find(id: number): Promise<KnownReceipt> {
    const receipt = await this.dataSource.manager.findOneBy(Receipt, { id });
    if (!receipt) throw new AppError('NOT_FOUND', 'notFound');
    return (await this.#withDonations([receipt]))[0]!;
  }

  /**
   * What is printed of a receipt, in its own language.
   * @throws AppError NOT_FOUND, also for one whose donation is gone
   */
  async print(id: number): Promise<PrintedReceiptType> {
    const receipt = await this.find(id);
    if (!receipt.donation) throw new AppError('NOT_FOUND', 'notFound');
    const settings = await this.services.siteSettings.find();
    return printedReceipt(receipt, receipt.donation, settings);
  }

  /**
   * Mails a receipt again, to the address of its donation.
   * @throws AppError NOT_FOUND; CONFLICT for one that was voided or has no address; UNAVAILABLE
   *   while nothing can be mailed; RATE_LIMITED
   */
  async sendAgain(viewer: Viewer, id: number): Promise<void> {
    const { outbox, rateLimiter, siteSettings, audit } = this.services;
    const { donation, number, ...receipt } = await this.find(id);
    if (!donation) throw new AppError('NOT_FOUND', 'notFound');
    if (receipt.voidedAt) throw new AppError('CONFLICT', 'receiptVoid');
    if (!donation.email) throw new AppError('CONFLICT', 'receiptNoEmail');
    outbox.requireMail();
    await rateLimiter.attemptAll([
      [PER_RECEIPT, String(id)],
      [PER_TREASURER, String(viewer.userId)],
    ]);
    const settings = await siteSettings.find();
    await this.dataSource.transaction(async (manager) => {
      // Whoever voids it holds this lock: no receipt is sent after the letter that voids it.
      await manager.findOne(Donation, { where: { id: donation.id }, lock: { mode: 'pessimistic_read' } });
      if (!(await manager.existsBy(Receipt, { id, voidedAt: IsNull() })))
        throw new AppError('CONFLICT', 'receiptVoid');
      const letter = receiptLetter({ ...donation, receivedOn: receipt.receivedOn }, number, settings);
      await outbox.mail(manager, letter);
      const line = { action: 'SEND', subject: 'receipt', subjectId: id, label: number } as const;
      await audit.record(viewer, [line], manager);
    });
  }

  async #withDonations(receipts: Receipt[]): Promise<KnownReceipt[]> {
    const ids = receipts.flatMap(({ donationId }) => donationId ?? []);
    const donations = await this.dataSource.manager.findBy(Donation, { id: In(ids) });
    const byId = new Map(donations.map((donation) => [donation.id, donation]));
    return receipts.map((receipt) => {
      const donation = byId.get(receipt.donationId ?? 0) ?? null;
      return { ...receipt, donation, state: stateOf(receipt, donation) };
    });
  }
}
