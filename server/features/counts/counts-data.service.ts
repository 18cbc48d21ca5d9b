import type { DataSource } from 'typeorm';
import { keptUntil } from '../../database/remove-some.ts';
import type { AccountPart } from '../account-part.ts';

/** SQL: an envelope that will be a donation of the donor of that id; as `LedgerHooks.stillNamed` asks. */
export const STILL_COUNTED = (donorId: string) =>
  `EXISTS (SELECT FROM cash_envelope WHERE donor_id = ${donorId} AND donation_id IS NULL)`;

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

  /** Takes from old counts the names that were written down, and donors where they were never booked; their sums stay. @returns how many */
  async forgetNames(limit: number): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE cash_envelope SET donor_name = '', cheque_number = '',
              donor_id = CASE WHEN donation_id IS NOT NULL THEN donor_id END WHERE id IN (
         SELECT row.id FROM cash_envelope row JOIN cash_count ON cash_count.id = row.count_id
          WHERE cash_count.started_at < ${keptUntil('donors')}
            AND (row.donor_name <> '' OR row.cheque_number <> '' OR row.donation_id IS NULL AND row.donor_id IS NOT NULL)
          LIMIT $1 FOR UPDATE OF row SKIP LOCKED)`,
      [limit],
    );
    return count;
  }
}
