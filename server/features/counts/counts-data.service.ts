import type { DataSource } from 'typeorm';
import { keptUntil } from '../../database/remove-some.ts';
import type { AccountPart } from '../account-part.ts';

/** What counts keep of accounts, and of who was never made a donor. */
export class CountsDataService implements AccountPart {
  constructor(private readonly dataSource: DataSource) {}

  /** What somebody counted in the office, without whose envelopes. */
  async collect(userId: number) {
    const cashCounts = await this.dataSource.query(
      `SELECT started_at AS "startedAt", booked_at AS "bookedAt", voided_at AS "voidedAt", place FROM cash_count
        WHERE $1 IN (started_by_id, booked_by_id, voided_by_id) ORDER BY id`,
      [userId],
    );
    return { cashCounts };
  }

  /** Takes from old counts the names that were written down; their sums stay. @returns how many */
  async forgetNames(limit: number): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE cash_envelope SET donor_name = '', cheque_number = '' WHERE id IN (
         SELECT row.id FROM cash_envelope row JOIN cash_count ON cash_count.id = row.count_id
          WHERE cash_count.started_at < ${keptUntil('donors')} AND (row.donor_name <> '' OR row.cheque_number <> '')
          LIMIT $1 FOR UPDATE OF row SKIP LOCKED)`,
      [limit],
    );
    return count;
  }
}
