import type { DataSource } from 'typeorm';
import type { AccountPart } from '../account-part.ts';

/** Which statements an account got as a donor, and which it sent in the office, without whose. */
export class StatementsDataService implements AccountPart {
  constructor(private readonly dataSource: DataSource) {}

  async collect(userId: number) {
    const donorStatements = await this.dataSource.query(
      `SELECT to_char(from_day, 'YYYY-MM-DD') AS from, to_char(to_day, 'YYYY-MM-DD') AS to, sent_at AS "sentAt"
         FROM donor_statement_letter letter JOIN donor ON donor.id = letter.donor_id
        WHERE donor.user_id = $1 ORDER BY letter.id`,
      [userId],
    );
    const statementsSent = await this.dataSource.query(
      'SELECT sent_at AS "sentAt" FROM donor_statement_letter WHERE sent_by_id = $1 ORDER BY id',
      [userId],
    );
    return { donorStatements, statementsSent };
  }
}
