import type { DataSource } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import type { Page } from '../../database/page.ts';
import type { Waiting } from '../today-part.ts';
import { Donation } from './donation.entity.ts';
import { DonationStatusChange } from './donation-status-change.entity.ts';
import { SUM_COLUMNS, type SumsRow, sumsOf } from './donation-sums.ts';
import { type DonationFilter, filteredDonations } from './filtered-donations.ts';
import { findPaidElsewhere, NOT_PAID_ELSEWHERE, PAYABLE_COUNT } from './payments.ts';
import { refundsOf } from './refunds/refund-book.ts';

/** How many rows an export holds in memory. */
const BATCH_SIZE = 500;

/** All donations, for administrators: lists with sums, export. What becomes of one is said to `DonationStateService`. */
export class DonationLedgerService {
  constructor(private readonly dataSource: DataSource) {}

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
   * One donation with its changes of status, newest first, and what was refunded by hand.
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

  /** Adds what lines of bank statements and cards have paid of each. */
  async #withPayments(donations: Donation[]) {
    const ids = donations.map(({ id }) => id);
    const paid = await findPaidElsewhere(this.dataSource.manager, ids);
    return donations.map((donation) => ({ ...donation, ...(paid.get(donation.id) ?? NOT_PAID_ELSEWHERE) }));
  }
}
