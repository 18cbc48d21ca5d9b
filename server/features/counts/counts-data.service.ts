import type { DataSource } from 'typeorm';
import { keptUntil } from '../../database/remove-some.ts';
import type { AccountPart } from '../account-part.ts';

/** What counts keep of accounts, and of who was never made a donor. */
export class CountsDataService implements AccountPart {
  constructor(private readonly dataSource: DataSource) {}

  /** What somebody counted in the office, without whose envelopes. */
  async collect(userId: number) {
    const giftCounts = await this.dataSource.query(
      `SELECT started_at AS "startedAt", booked_at AS "bookedAt", taken_back_at AS "takenBackAt", place FROM gift_count
        WHERE $1 IN (started_by_id, booked_by_id, taken_back_by_id) ORDER BY id`,
      [userId],
    );
    return { giftCounts };
  }

  /** Takes from old counts the names that were written down; their sums stay. @returns how many */
  async forgetNames(limit: number): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE gift_count_row SET donor_name = '', cheque_number = '' WHERE id IN (
         SELECT row.id FROM gift_count_row row JOIN gift_count ON gift_count.id = row.count_id
          WHERE gift_count.started_at < ${keptUntil('donors')} AND (row.donor_name <> '' OR row.cheque_number <> '')
          LIMIT $1 FOR UPDATE OF row SKIP LOCKED)`,
      [limit],
    );
    return count;
  }
}
